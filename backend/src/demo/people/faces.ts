import { demoAccounts } from "../accounts";
import { type Random, seeded } from "../random";

const grounds = ["#bfe3f2", "#ffe0b8", "#d7ecc5", "#f5cfd8", "#ddd3f3", "#c9e9dd", "#f8e7a6"] as const;
const skins = ["#fbdcc4", "#f2c6a0", "#d9a066", "#b07542", "#80502b", "#5b3720"] as const;
const hairs = ["#1f1a17", "#4a2d1b", "#8a5a2b", "#d9b25f", "#b5482a", "#7d7d86", "#2f6f8f"] as const;
const clothes = ["#0b6478", "#c0392b", "#2d7d46", "#6b3fa0", "#e08e0b", "#33495f", "#d2528a"] as const;

const haircuts: readonly [string, ...string[]] = [
  // Short.
  `<path d="M54 92c-4-40 22-60 46-60s50 20 46 60c-6-22-20-32-46-32s-40 10-46 32z"/>`,
  // Long.
  `<path d="M46 150c-8-70 10-118 54-118s62 48 54 118l-20 4V84c-18-4-30-12-36-22-6 14-20 20-32 24v68z"/>`,
  // A bun.
  `<circle cx="100" cy="26" r="16"/><path d="M54 88c0-36 20-52 46-52s46 16 46 52c-10-18-26-26-46-26s-36 8-46 26z"/>`,
  // Curls.
  `<g><circle cx="62" cy="70" r="18"/><circle cx="78" cy="48" r="18"/><circle cx="100" cy="40" r="18"/><circle cx="122" cy="48" r="18"/><circle cx="138" cy="70" r="18"/></g>`,
  // A cap.
  `<path d="M52 76c2-32 24-44 48-44s46 12 48 44z"/><path d="M96 70h72c4 0 4 10 0 10H96z"/>`,
];
const mouths: readonly [string, ...string[]] = [
  `<path d="M82 122q18 16 36 0" fill="none" stroke="#5a2a22" stroke-width="5" stroke-linecap="round"/>`,
  `<path d="M80 118h40q-4 20-20 20t-20-20z" fill="#8c2f2b"/>`,
  `<path d="M86 126h28" stroke="#5a2a22" stroke-width="5" stroke-linecap="round"/>`,
];
const glasses = `<g fill="none" stroke="#22303a" stroke-width="4"><circle cx="80" cy="94" r="14"/><circle cx="120" cy="94" r="14"/><path d="M94 94h12"/></g>`;

/** The face of an invented person, as SVG. */
function drawFace(random: Random): string {
  const skin = random.pick(skins);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">
<rect width="200" height="200" fill="${random.pick(grounds)}"/>
<path d="M30 200q0-46 70-46t70 46z" fill="${random.pick(clothes)}"/>
<path d="M86 132h28v26q-14 12-28 0z" fill="${skin}"/>
<ellipse cx="100" cy="96" rx="44" ry="52" fill="${skin}"/>
<g fill="${random.pick(hairs)}">${random.pick(haircuts)}</g>
<circle cx="80" cy="94" r="5" fill="#22303a"/><circle cx="120" cy="94" r="5" fill="#22303a"/>
${random.pick(mouths)}${random.happens(0.25) ? glasses : ""}</svg>`;
}

/**
 * The drawn face of a person of the demo, always the same; the accounts, and two in five others, have none.
 */
export function faceOf(id: number): string | undefined {
  const random = seeded(id);
  return id > demoAccounts.length && random.happens(0.6) ? drawFace(random) : undefined;
}
