import { writeFileSync } from "node:fs";
import path from "node:path";

const style = `
  :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
  body { margin: 24px; }
  section { margin: 32px 0; }
  h2 { font-size: 16px; margin: 0 0 8px; }
  figure { display: inline-block; margin: 0 12px 12px 0; vertical-align: top; max-width: 31%; }
  figcaption { opacity: 0.7; }
  img { display: block; max-width: 100%; border: 1px solid #8886; background: #8882; }
  nav { position: sticky; top: 0; padding: 8px 0; background: Canvas; }
  nav button[aria-pressed="true"] { font-weight: bold; }
`;

/** In the page: the buttons leave the drawings of one theme and width. */
const script = `
  for (const button of document.querySelectorAll("nav button")) button.addEventListener("click", () => {
    for (const other of document.querySelectorAll("nav button")) other.setAttribute("aria-pressed", other === button);
    for (const row of document.querySelectorAll("[data-look]"))
      row.hidden = button.value !== "" && row.dataset.look !== button.value;
  });
`;

const figure = (side, name) =>
  `<figure><a href="${side}/${name}"><img loading="lazy" alt="" src="${side}/${name}"></a><figcaption>${side}</figcaption></figure>`;

function row({ name, share, sides }) {
  const look = path.posix.basename(name, ".png");
  const caption = share === undefined ? look : `${look}, ${(share * 100).toFixed(2)} % of the pixels`;
  return `<div data-look="${look}"><p>${caption}</p>${sides.map((side) => figure(side, name)).join("")}</div>`;
}

/** The rows of one story or page stand together. */
function sections(rows) {
  const groups = new Map();
  for (const each of rows) {
    const what = path.posix.dirname(each.name);
    groups.set(what, [...(groups.get(what) ?? []), each]);
  }
  return [...groups]
    .map(([what, its]) => `<section><h2>${what}</h2>${its.map(row).join("")}</section>`)
    .join("\n");
}

/** Writes the page that shows what changed since `before`, a commit or what is in place; answers its file. */
export function writeReport(output, before, { count, changes, added, removed }) {
  const looks = [
    ...new Set(
      [...changes.map(({ name }) => name), ...added, ...removed].map((name) =>
        path.posix.basename(name, ".png"),
      ),
    ),
  ];
  const part = (title, rows) => (rows.length > 0 ? `<h1>${rows.length} ${title}</h1>${sections(rows)}` : "");
  const only = (side) => (name) => ({ name, sides: [side] });
  const file = path.join(output, "index.html");
  const buttons = ["", ...looks].map(
    (look) => `<button value="${look}" aria-pressed="${look === ""}">${look || "all"}</button>`,
  );
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>What changed since ${before}</title><style>${style}</style>
<p>${count} drawings, compared with ${before}.</p><nav>${buttons.join(" ")}</nav>
${part(
  "changed",
  changes.map((change) => ({ ...change, sides: ["before", "difference", "after"] })),
)}
${part("new", added.map(only("after")))}
${part("gone", removed.map(only("before")))}
<script>${script}</script></html>`,
  );
  return file;
}
