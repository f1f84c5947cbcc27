"""What is changed in the files of SimCord's page: file -> (old text, new text). Data only.

Each old text must stand in its file exactly once; `simcord_patch.misfits` checks that at every start. `{home}` becomes
the address of the index page, `{channel}` the channel's id; `window.waykeeper` comes from `page/channel.js`.
"""

EDITS: dict[str, list[tuple[str, str]]] = {
    "app.js": [
        (
            'request("/api/pages", "POST", {}, null)',
            'request("/api/pages", "POST", window.waykeeper?.page() ?? {}, null)',
        ),
        # Three times a second a page asks what it shows, and mostly that is what it has: then it is neither sent nor
        # written out once more to be compared.
        (
            'read: (signal) => request("/api/state", "GET", undefined, state.contextId, signal),',
            "read: async (signal) => {\n"
            '    const asked = `/api/state?known=${newest?.waykeeperNumber ?? ""}`;\n'
            '    newest = (await request(asked, "GET", undefined, state.contextId, signal)) ?? newest;\n'
            "    return newest;\n  },",
        ),
        # Nor is what may be pressed looked through again, twice, while nothing is awaited.
        (
            "      reconcileUncertainAction(snapshot);\n      return true;",
            "      if (actions.admissionBlocked()) reconcileUncertainAction(snapshot);\n      return true;",
        ),
        (
            "function queryStatusFingerprint(snapshot) {\n  return JSON.stringify(snapshot);\n}",
            "let newest = null;\nconst fingerprints = new WeakMap();\n"
            "function queryStatusFingerprint(snapshot) {\n"
            "  if (!fingerprints.has(snapshot)) fingerprints.set(snapshot, JSON.stringify(snapshot));\n"
            "  return fingerprints.get(snapshot);\n}",
        ),
    ],
    "connection.js": [
        (
            "  function noteTransportHealthy() {\n",
            "  function noteTransportHealthy() {\n    const before = state.state;\n",
        ),
        (
            "    state.lastSuccessfulRead = new Date().toISOString();\n    publish();\n",
            "    state.lastSuccessfulRead = new Date().toISOString();\n    if (state.state !== before) publish();\n",
        ),
    ],
    "session.js": [
        ("interval = 500", "interval = 300"),
        # A message is drawn anew at every change, and a press on it in between went nowhere: it is drawn once the
        # button is up again.
        (
            "        if (identity !== epoch || stopped) return false;",
            "        if (identity !== epoch || stopped) return false;\n"
            '        if (document.querySelector("button.component-button:active")) return false;',
        ),
    ],
    # A page waited for 30 MB of fonts for every script of the world; the rest still comes when a text needs it.
    "presentation.js": [
        ("FONT_REQUIREMENTS.map(async (requirement)", "FONT_REQUIREMENTS.slice(0, 2).map(async (requirement)")
    ],
    # A mentioned channel or thread can be opened.
    "text.js": [
        (
            'target.append(node("span", token.type === "mention" ? "mention" : "command-mention", token.label || ""));',
            'if (token.kind === "channel" && window.waykeeper) target.append(window.waykeeper.channel(token));\n'
            '      else target.append(node("span", token.type === "mention" ? "mention" : "command-mention", '
            'token.label || ""));',
        )
    ],
    # An edited panel shows a select for one pick afresh, as Discord does; else the same pick could not be made twice.
    "select-drafts.js": [
        # A picture that comes in moves the page for a moment: an open select waits out of sight and stays open.
        (
            "      if (rect.bottom <= 0 || rect.top >= viewportHeight) {\n"
            "        cancelDropdown(wrap.dataset.controlKey);\n        continue;\n      }\n",
            "      const away = rect.bottom <= 0 || rect.top >= viewportHeight;\n"
            '      list.style.visibility = away ? "hidden" : "";\n'
            "      clearTimeout(state.refit);\n"
            "      if (away) { state.refit = setTimeout(() => fitOpenDropdowns(), 100); continue; }\n",
        ),
        (
            "onReconcileDraft: (key, value) => { drafts.set(key, value); state.selectDrafts.set(key, value); },",
            "onReconcileDraft: (key, value, anew) => {\n"
            "        drafts.set(key, value);\n        state.selectDrafts.set(key, value);\n"
            "        if (anew && state.dropdown?.key === key) { state.dropdown = null; publish(); }\n      },",
        ),
        (
            'if (!dropdown.modal && !state.modalDrafts.has(key) && changed) dispatch("select", '
            "{ control_key: key, values });",
            "if (!dropdown.modal && !state.modalDrafts.has(key) && changed) {\n"
            '      dispatch("select", { control_key: key, values });\n'
            "      if (dropdown.maximum > 1) return true;\n"
            "      currentDrafts(key).delete(key);\n      state.selectDrafts.delete(key);\n    }",
        ),
    ],
    # A select keeps half-made picks under its place in the message. Another question in the same place, or other picks
    # that the bot shows, start from what the bot shows, as on Discord.
    "selects.js": [
        ("export const SELECT_TYPES =", "const faces = new Map();\nexport const SELECT_TYPES ="),
        (
            "  const isOpen = dropdown?.key === key;\n",
            "  const isOpen = dropdown?.key === key && !anew;\n",
        ),
        (
            "  if (draftValue(key) === undefined) {\n",
            "  const face = JSON.stringify([component.custom_id, entries.map((one) => [one.value, one.default])]);\n"
            '  const anew = !scope.startsWith("modal:") && faces.has(key) && faces.get(key) !== face;\n'
            "  faces.set(key, face);\n"
            "  if (anew) options.onReconcileDraft?.(key, optionDefaults(entries).slice(0, maximum), true);\n"
            "  if (draftValue(key) === undefined) {\n",
        ),
    ],
    # What has been picked from the suggestions shows its name, and is sent by the next Enter instead of picked again.
    "commands.js": [
        (
            'field.value = typeof value?.raw === "boolean" ? (value.raw ? "True" : "False") '
            ': String(value?.raw ?? "");',
            'field.value = typeof value?.raw === "boolean" ? (value.raw ? "True" : "False") '
            ': String(value?.label ?? value?.raw ?? "");',
        ),
        (
            "if (active instanceof HTMLElement) { active.click(); return true; }",
            "const given = currentDraft().values[event.target.dataset?.option]?.raw;\n"
            "        if (active instanceof HTMLElement && active.dataset.value !== String(given)) "
            "{ active.click(); return true; }",
        ),
        (  # what an option is for, in the list of those that may be added
            'item.append(node("span", "command-suggestion-ellipsis", "…"));',
            'item.append(node("span", "waykeeper-hint", value.description || ""));',
        ),
        ("Math.min(24, Math.max(2,", "Math.min(48, Math.max(2,"),
    ],
    # A message is drawn anew at every change. Until its new picture is ready the very element of the old one stays in
    # its place: its address may not be good for another element any more. A picture that is known from elsewhere is
    # there at once.
    "media.js": [
        (
            "export function renderMedia(",
            "const drawn = new Map();\nconst standing = new Map();\nconst MOST_STANDING = 60;\n"
            "export function renderMedia(",
        ),
        (
            "  trigger.append(image);\n  const entry",
            "  const place = `${options.scope || options.messageId}:${media.filename}`;\n"
            "  const before = drawn.get(assetId), old = standing.get(place);\n"
            '  if (before) { image.onerror = () => image.removeAttribute("src"); Object.assign(image, before); }\n'
            "  trigger.append(old ?? image);\n  const entry",
        ),
        (
            "    image.src = url;\n    if (image.decode)",
            "    image.onerror = null;\n    if (image.src !== url) image.src = url;\n    if (image.decode)",
        ),
        (
            "    trigger.disabled = false;\n  }).catch(",
            "    trigger.disabled = false;\n"
            "    if (!image.isConnected) trigger.replaceChildren(image);\n"
            "    drawn.set(assetId, { width: displayWidth, height: displayHeight, src: url });\n"
            "    standing.delete(place);\n    standing.set(place, image);\n"
            "    if (standing.size > MOST_STANDING) standing.delete(standing.keys().next().value);\n  }).catch(",
        ),
    ],
    # Private panels would pile up: Discord lets its reader dismiss them, SimCord does not.
    "messages.js": [
        (
            'root.append(node("div", "message-ephemeral-note", "Only you can see this"));',
            'root.append(node("div", "message-ephemeral-note", "Only you can see this"));\n'
            "    window.waykeeper?.mayDismiss(root);",
        )
    ],
    # Who reads the end of the channel stays there, also while a picture that has just arrived pushes it down.
    "timeline.js": [
        (
            "        record.pendingMedia = [];\n        renderMessage(",
            # An edited board keeps its height until its new picture is there, or everything below would jump.
            "        record.pendingMedia = [];\n        const held = record.element.style;\n"
            "        held.minHeight = `${record.element.offsetHeight}px`;\n"
            '        setTimeout(() => { held.minHeight = ""; }, 500);\n        renderMessage(',
        ),
        (
            "      correction = null;\n      reconcileScrollIntent();\n",
            "      correction = null;\n      reconcileScrollIntent();\n"
            "      state.height = ui.timeline.scrollHeight;\n",
        ),
        ("ui.timeline.clientHeight <= 1 ?", "ui.timeline.clientHeight <= 120 ?"),
        (
            # What only this reader sees answers their own click: they are taken to it, wherever the button stood.
            "    if ((snapshot.history?.hasAfter || hasNewTail)",
            "    const last = ids.length ? ids[ids.length - 1] : null;\n"
            "    if (hasNewTail && last && snapshot.messages?.[last]?.ephemeral && !snapshot.history?.hasAfter) {\n"
            '      state.scrollIntent = { policy: "bottom", survivingIds: [] };\n    }\n'
            "    if ((snapshot.history?.hasAfter || hasNewTail)",
        ),
        (
            "    state.scrollIntent = captureScrollIntent();\n    if (state.scrollIntent.policy",
            '    const grew = state.scrollIntent?.policy === "bottom" && ui.timeline.scrollHeight !== state.height;\n'
            "    state.height = ui.timeline.scrollHeight;\n"
            "    if (grew) return reconcileScrollIntent();\n"
            "    state.scrollIntent = captureScrollIntent();\n    if (state.scrollIntent.policy",
        ),
        (
            'if (state.scrollIntent?.policy !== "target") state.scrollIntent = captureScrollIntent();\n    },',
            "const kept = state.scrollIntent?.policy;\n"
            '      const isGrowing = kept === "bottom" && ui.timeline.scrollHeight !== state.height;\n'
            '      if (kept !== "target" && !isGrowing) state.scrollIntent = captureScrollIntent();\n    },',
        ),
    ],
    "index.html": [
        ("<title>SimCord Preview</title>", "<title>Waykeeper</title>"),
        (
            '<link rel="stylesheet" href="/preview.css">',
            '<link rel="stylesheet" href="/preview.css"><link rel="stylesheet" href="/waykeeper.css">'
            '<meta name="waykeeper-home" content="{home}"><meta name="waykeeper-channel" content="{channel}">'
            '<script src="/waykeeper.js"></script>',
        ),
        (
            '<span class="brand-mark" aria-hidden="true">S</span>\n'
            "          <span><strong>SimCord</strong><small>Preview</small></span>",
            '<a class="waykeeper-home" href="{home}"><span aria-hidden="true">‹</span> All channels</a>',
        ),
    ],
    "actions.js": [
        # A command that is sent while its suggestions are still being looked up was lost without a word: it waits.
        ("  let pages = {};", "  let pages = {};\n  /** @type {(() => void) | null} */\n  let held = null;"),
        (
            'if (pending || (uncertain && kind !== "close")) {',
            'if (kind === "run_command" && !uncertain && (pending || awaitingRevision > context.publishedRevision)) {\n'
            "      held = () => dispatch(kind, extra, metadata);\n      return;\n    }\n"
            '    if (pending || (uncertain && kind !== "close")) {',
        ),
        (
            "    if (!context.authorized || uncertain) return;\n    const next",
            "    if (!context.authorized || uncertain) return;\n"
            "    if (held) { const send = held; held = null; send(); return; }\n    const next",
        ),
        ('"Preview ready"', '""'),
        ('return labels[kind || ""] || "Action completed";', 'return "";'),
        ('return "Action was not completed.";', 'return "That did not go through. Please try once more.";'),
    ],
}
