// Steps through the replay that lies in this page, and checks its dice. Everything foreign is put in as text.
"use strict";

(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const words = data.words;
  const find = (id) => document.getElementById(id);
  const said = (key, values = {}) => words[key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
  const make = (tag, text) => {
    const made = document.createElement(tag);
    if (text !== undefined) made.textContent = text;
    return made;
  };
  const paragraph = (line, tag = "p") => {
    const made = make(tag);
    for (const [text, style] of line) {
      let node = document.createTextNode(text);
      for (const sign of style) {
        const outer = make({ b: "strong", i: "em", s: "s" }[sign]);
        outer.append(node);
        node = outer;
      }
      made.append(node);
    }
    return made;
  };

  // ------------------------------------------------------------------ light and dark

  const shade = () => {
    const now = document.documentElement.dataset.shade;
    const isDark = now ? now === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    document.documentElement.dataset.shade = isDark ? "light" : "dark";
  };
  find("shade").addEventListener("click", shade);

  // ------------------------------------------------------------------ the replay

  let at = 0;
  const steps = data.steps;
  const last = steps.length - 1;
  const chapterOf = (n) => Math.max(data.chapters.filter(([, begin]) => begin <= n).length - 1, 0);
  const drawWords = ([stream, , kind, n, count, , result], mark) => {
    const shown = Array.isArray(result) ? result.map((r) => (kind === "dice" ? r : r + 1)).join(", ") : result;
    return said("draw-" + kind, { stream, n, count, result: kind === "pick" ? result + 1 : shown }) + mark;
  };
  let marks = null; // place of the first draw that is not right, once all were checked
  const show = (n) => {
    at = Math.min(Math.max(n, 0), last);
    const step = steps[at];
    find("now").replaceChildren(...step.l.map((line) => paragraph(data.texts[line])));
    const board = step.b === null ? [paragraph([[words["no-board"], "i"]])] : step.b.map((i) => paragraph(data.texts[i]));
    find("board").replaceChildren(...board);
    const chapter = chapterOf(at);
    find("place").textContent = said("place", { n: at + 1, of: steps.length, chapter: data.chapters[chapter][0] });
    find("chapter").value = String(chapter);
    find("at").value = String(at);
    find("at").setAttribute("aria-valuetext", find("place").textContent);
    for (const [id, isOff] of [["first", at === 0], ["back", at === 0], ["forward", at === last], ["last", at === last]]) {
      find(id).disabled = isOff;
    }
    const drawn = data.proof ? data.proof.draws.slice(step.d[0], step.d[1]) : [];
    find("drawn").hidden = !drawn.length;
    find("draws").replaceChildren(
      ...drawn.map((one, i) => make("li", drawWords(one, marks === null ? "" : step.d[0] + i < marks ? " ✓" : " ✗")))
    );
  };
  const go = (n, control) => {
    show(n);
    if (control && control.disabled) find(at === 0 ? "forward" : "back").focus(); // a disabled button loses the keyboard
  };
  find("replay").hidden = false;
  find("at").max = String(last);
  data.chapters.forEach(([title], n) => {
    const option = make("option", title);
    option.value = String(n);
    find("chapter").append(option);
  });
  find("first").addEventListener("click", (event) => go(0, event.currentTarget));
  find("back").addEventListener("click", (event) => go(at - 1, event.currentTarget));
  find("forward").addEventListener("click", (event) => go(at + 1, event.currentTarget));
  find("last").addEventListener("click", (event) => go(last, event.currentTarget));
  find("at").addEventListener("input", (event) => show(Number(event.target.value)));
  find("chapter").addEventListener("change", (event) => show(data.chapters[Number(event.target.value)][1]));
  find("replay").addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || /SELECT|INPUT/.test(event.target.tagName)) return;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    show(to);
  });
  for (const link of document.querySelectorAll("[data-step]")) {
    link.hidden = false;
    link.addEventListener("click", () => {
      show(Number(link.dataset.step));
      find("replay").scrollIntoView();
      find("forward").focus({ preventScroll: true });
    });
  }
  show(0);

  // ------------------------------------------------------------------ the proof

  if (!data.proof) return;
  find("checks").hidden = false;
  const tell = (text, kind) => {
    find("verdict").textContent = text;
    find("verdict").className = kind;
  };
  const check = async () => {
    find("check").disabled = true;
    try {
      const posted = find("posted").value.trim().toLowerCase();
      const found = await Dice.check(data.proof, (n) => tell(said("checking", { n, of: data.proof.draws.length }), ""));
      marks = found.ok ? data.proof.draws.length : Math.max(found.at, 0);
      if (!found.ok) tell(said("wrong-" + found.why, { n: found.at + 1 }), "bad");
      else if (posted && posted !== found.seal) tell(words["other-seal"], "bad");
      else tell(said(posted ? "right-posted" : "right", { n: found.at }) + (data.proof.part ? " " + words["right-part"] : ""), "good");
    } catch (error) {
      tell(words["wrong-form"], "bad");
    }
    find("check").disabled = false;
    show(at);
  };
  find("check").addEventListener("click", check);
})();
