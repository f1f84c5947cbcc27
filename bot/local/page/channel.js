"use strict";
// Runs before SimCord's page: opens it as the asked player, leads thread links to pages that exist, names the tab,
// and finds the table again after a restart.
(() => {
  const meta = (name) => document.querySelector(`meta[name="waykeeper-${name}"]`).content;
  const home = meta("home");
  const asked = new URLSearchParams(location.search).get("as");
  const viewer = () => document.getElementById("viewer-picker").value || asked || "";
  const open = (channel) => `${home}/open/${channel}?as=${encodeURIComponent(viewer())}`;
  const dismissed = new Set(JSON.parse(sessionStorage.getItem("dismissed") || "[]"));

  function mayDismiss(root) {
    const message = root.closest("[data-message-id]");
    if (!message) return;
    const id = message.dataset.messageId;
    message.hidden = dismissed.has(id);
    const away = document.createElement("button");
    away.type = "button";
    away.className = "waykeeper-dismiss";
    away.textContent = "Dismiss";
    away.addEventListener("click", () => {
      dismissed.add(id);
      sessionStorage.setItem("dismissed", JSON.stringify([...dismissed]));
      message.hidden = true;
      document.getElementById("channel-composer-input").focus();
    });
    root.querySelector(".message-ephemeral-note").append(" · ", away);
  }

  function channel(token) {
    const link = document.createElement("a");
    link.className = "mention";
    link.href = `https://discord.com/channels/0/${token.id}`;
    link.textContent = token.label || "channel";
    return link;
  }

  window.waykeeper = { page: () => (asked ? { viewer_id: asked } : {}), mayDismiss, channel };

  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a[href^='https://discord.com/channels/']");
    if (!link) return;
    event.preventDefault();
    const channel = link.href.split("/")[5];
    if (channel !== meta("channel")) location.href = open(channel);
  }, true);

  let run = null;
  async function look() {
    const picker = document.getElementById("viewer-picker");
    const name = picker.selectedOptions[0]?.textContent || "";
    const channel = document.getElementById("channel-name").textContent;
    if (channel) document.title = `${document.querySelector(".channel-hash").textContent}${channel} as ${name} · Waykeeper`;
    try {
      const answer = await fetch("/waykeeper/run", { cache: "no-store" });
      const now = answer.ok ? await answer.text() : run;
      if (run !== null && now !== run) location.replace(open(meta("channel")));
      run = now;
    } catch {
      // Stopped for the moment; the page says so itself.
    }
    setTimeout(look, 1000);
  }
  addEventListener("DOMContentLoaded", look);
})();
