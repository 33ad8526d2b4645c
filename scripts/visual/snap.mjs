/** Two themes, two widths. */
export const looks = [false, true].flatMap((dark) =>
  ["wide", "phone"].map((size) => ({
    dark,
    size,
    name: `${size === "wide" ? 1440 : 390}-${dark ? "dark" : "light"}`,
  })),
);

/** Draws the whole page into a file. */
export function snap(page, file) {
  return page.screenshot({ path: file, fullPage: true, animations: "disabled", caret: "hide" });
}

/** Does the work for each, two at a time: one for each processor of the smallest machine. */
export async function inLanes(things, work) {
  const waiting = [...things];
  const lane = async () => {
    for (let thing = waiting.shift(); thing; thing = waiting.shift()) await work(thing);
  };
  await Promise.all([lane(), lane()]);
}
