// Writes the icon paths that we use, taken from Material Design Icons (Apache 2.0), into the files
// that use them: bundlers can't split one module of paths between the pages that need them.
// Run after a change here: `node shared-ui/scripts/icons.mjs`.
import { writeFileSync } from "node:fs";
import mdi from "@mdi/js";

/**
 * Drawn by us: the boom gate of Material Design looks like a pistol when it is small. A crowd barrier is what the team
 * in charge of barriers puts up.
 */
const own = {
  "boom-gate":
    "M2 6h20v11h1v2h-5v-2h2v-2H4v2h2v2H1v-2h1zM4 8v5h2.8V8zM8.8 8v5H11V8zM13 8v5h2.2V8zM17.2 8v5H20V8z",
};

const pathOf = (name) => {
  if (own[name]) return own[name];
  const key = `mdi${name
    .split("-")
    .map((part) => part[0].toUpperCase() + part.slice(1))
    .join("")}`;
  if (!mdi[key]) throw new Error(`Material Design Icons has no ${name}`);
  return mdi[key];
};

const banner = "// Written by scripts/icons.mjs from Material Design Icons (Apache 2.0).\n";
const property = (name) => (/^[a-z]+$/.test(name) ? name : JSON.stringify(name));

function record(file, comment, opening, entries, closing) {
  const lines = entries.map(([name, icon]) => `  ${property(name)}: "${pathOf(icon)}",`);
  write(file, [`/** ${comment} */`, opening, ...lines, closing]);
}

function constants(file, entries) {
  write(
    file,
    Object.entries(entries).map(([name, icon]) => `export const ${name}Glyph = "${pathOf(icon)}";`),
  );
}

function write(file, lines) {
  writeFileSync(new URL(`../src/${file}`, import.meta.url), `${banner}${lines.join("\n")}\n`);
}

const words = (text) => text.trim().split(/\s+/);
const sameName = (text) => words(text).map((name) => [name, name]);

record(
  "icons/page-icons.ts",
  "The icons that `feature.json` may name.",
  "export const pageIcons = {",
  sameName(`home account-cash food-variant account-group clock calendar calendar-multiple chart-bubble
    format-color-highlight chart-areaspline-variant cog account-multiple-plus account-multiple-check
    cash-multiple format-list-bulleted emoticon-cool format-list-numbered clock-edit human-greeting
    handshake bookshelf warehouse chart-histogram cash-register store-clock map-marker security truck
    bullhorn help-circle bug dots-horizontal menu-open menu-close logout white-balance-sunny weather-night file-document
    account-plus palette timeline-clock view-grid download email-alert sign-direction bank-transfer
    human-male-board account-question lock sitemap shield-search auto-fix account-switch clipboard-check account-off account-clock`),
  "} as const;\n\n/** The name of an icon. */\nexport type PageIconName = keyof typeof pageIcons;\n/** The names of all icons. */\nexport const pageIconNames = Object.keys(pageIcons) as PageIconName[];",
);

record(
  "icons/reviewer-icons.ts",
  "The icons of the reviewer teams: every list of sheets shows them, so they are there at once.",
  "export const reviewerIcons: Record<string, string> = {",
  sameName("human truck flash boom-gate security sign-direction camera"),
  "};",
);

record(
  "icons/team-icons.ts",
  "The icons of the other teams, loaded when the first of them is shown.",
  "export const teamIcons: Record<string, string> = {",
  sameName(`account account-check account-hard-hat account-heart balloon beer bike-fast bootstrap car-key
    car-side cash circle desk dolphin eye-circle ferris-wheel food football forest forklift format-paint
    hammer-wrench human-cane human-female-boy human-male-child key-variant microphone monitor-screenshot
    party-popper plane-train sausage soundbar theater ticket tree truck-outline waves`),
  "};",
);

record(
  "icons/ui-icons.ts",
  "The icons of actions.",
  "export const uiIcons = {",
  Object.entries({
    add: "plus",
    delete: "trash-can-outline",
    edit: "pencil",
    check: "check",
    close: "close",
    search: "magnify",
    filter: "filter-variant",
    "chevron-down": "chevron-down",
    "chevron-up": "chevron-up",
    print: "printer",
    "chevron-left": "chevron-left",
    "chevron-right": "chevron-right",
    star: "star",
    "star-outline": "star-outline",
    calendar: "calendar-outline",
    clock: "clock-outline",
    lock: "lock",
    comment: "comment-text-outline",
    download: "download",
    open: "open-in-new",
    copy: "content-copy",
    mail: "email-outline",
    refresh: "refresh",
    qrcode: "qrcode",
    "calendar-sync": "calendar-sync",
    undo: "undo",
    eye: "eye",
    "eye-off": "eye-off",
    info: "information-outline",
    warning: "alert-outline",
    phone: "phone",
    person: "account",
    link: "link-variant",
    send: "send",
    collapse: "arrow-collapse-right",
    expand: "arrow-expand-left",
    menu: "menu",
    map: "map-marker-outline",
    water: "water",
    flash: "flash",
    history: "history",
  }),
  "} as const;\n\n/** The name of an icon. */\nexport type UiIconName = keyof typeof uiIcons;",
);

constants("base/text/glyphs.ts", {
  show: "eye",
  hide: "eye-off",
});
constants("form/glyphs.ts", {
  check: "check",
  calendar: "calendar",
  open: "chevron-down",
  clear: "close",
  filter: "filter-variant",
  lock: "lock",
});
constants("overlay/glyphs.ts", { close: "close" });
constants("table/glyphs.ts", {
  previous: "chevron-left",
  next: "chevron-right",
});
constants("rich-text/glyphs.ts", {
  bold: "format-bold",
  clear: "format-clear",
  title1: "format-header-1",
  title2: "format-header-2",
  italic: "format-italic",
  bullet: "format-list-bulleted",
  number: "format-list-numbered",
  underline: "format-underline",
});
