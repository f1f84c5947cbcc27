"use strict";
// Runs before SimCord's page: opens it as the asked player, leads thread links to pages that exist, names the tab,
// and finds the table again after a restart.
(() => {
  const meta = (name) => document.querySelector(`meta[name="waykeeper-${name}"]`).content;
  const home = meta("home");
  const asked = new URLSearchParams(location.search).get("as");
  const viewer = () => document.getElementById("viewer-picker").value || asked || "";
  const open = (channel) => `${home}/open/${channel}?as=${encodeURIComponent(viewer())}`;
  window.waykeeper = { page: () => (asked ? { viewer_id: asked } : {}) };

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
    if (channel) document.title = `#${channel} as ${name} · Waykeeper`;
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
