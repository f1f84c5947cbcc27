"use strict";
// Lists channels and threads and keeps the list current. Only rebuilds what has changed, so that focus stays.
const seen = {};

function card(place, players, mark) {
  const article = document.createElement("article");
  const title = document.createElement("h3");
  const glyph = document.createElement("span");
  glyph.textContent = place.players ? "@" : mark;
  glyph.setAttribute("aria-hidden", "true");
  title.append(glyph, place.name);
  article.append(title);
  if (place.parent) {
    const where = document.createElement("p");
    where.textContent = `in #${place.parent}`;
    article.append(where);
  }
  const list = document.createElement("ul");
  list.className = "as";
  for (const player of place.players || players) {
    const link = document.createElement("a");
    link.href = `/open/${place.id}?as=${encodeURIComponent(player)}`;
    link.target = `waykeeper-${place.id}-${player}`;
    link.textContent = player;
    link.setAttribute("aria-label", `Open ${place.name} as ${player}`);
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
  }
  article.append(list);
  return article;
}

function fill(id, places, players, mark) {
  const state = JSON.stringify([places, players]);
  if (seen[id] === state) return;
  seen[id] = state;
  document.getElementById(id).replaceChildren(...places.map((place) => card(place, players, mark)));
}

async function look() {
  const trouble = document.getElementById("trouble");
  try {
    const world = await (await fetch("/world.json", { cache: "no-store" })).json();
    trouble.hidden = true;
    if (world.ready) {
      fill("channels", world.channels, world.players, "#");
      const start = document.getElementById("start");
      if (start.hidden) {
        start.querySelector("a").href = `/open/${world.channels[0].id}?as=${encodeURIComponent(world.players[0])}`;
        start.querySelector("a").textContent = `Start here: #${world.channels[0].name} as ${world.players[0]}`;
        start.hidden = false;
      }
      const threads = [...world.threads, ...world.letters];
      fill("threads", threads, world.players, "↳");
      const [host, ...others] = world.players;
      document.getElementById("roles").textContent = others.length
        ? `${host} may manage the server; ${others.join(" and ")} may play.`
        : `${host} may manage the server.`;
      document.getElementById("threads-section").hidden = !threads.length;
    }
    setTimeout(look, world.ready ? 1500 : 300);
  } catch {
    trouble.hidden = false;
    setTimeout(look, 1500);
  }
}
look();
