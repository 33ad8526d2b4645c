/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { faultsOf, scratchWorkspace, tsconfigOfSource } from "../testing/scratch-workspace";
import { readFeature } from "../webpack/feature-folder";
import { createApp } from "./create-app";

jest.setTimeout(180_000);

const page = readFileSync(path.resolve(__dirname, "../../../docs/cards-on-spots.md"), "utf8");
/** The code of a section's steps, in their order. */
const stepsOf = (section: string) =>
  Array.from(
    (page.split(`## ${section}\n`)[1] ?? "").split("\n## ")[0]?.matchAll(/ {3}```\w+\n(.*?) {3}```/gs) ?? [],
    ([, code = ""]) => code.replaceAll(/^ {3}/gm, ""),
  );

/** A new app that did what the page says. */
function follow(root: string): string {
  const folder = createApp(root, "mf-wine-bar");
  const [card = "", line = "", component = ""] = stepsOf("Fill a spot");
  const [offers = "", types = "", frame = ""] = stepsOf("Offer a spot");
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  const change = (file: string, from: string, to: string) => {
    const before = readFileSync(path.join(folder, file), "utf8");
    expect(before).toContain(from);
    write(file, before.replace(from, to));
  };
  change("feature.json", '"cards": []', `${offers.trim()},\n"cards": [${card}]`);
  change("src/feature.tsx", "cards: {},", `cards: {\n    ${line.trim()}\n  },`);
  write("src/rounds/rounds-card.tsx", component);
  write("src/spots.d.ts", types);
  write("src/barrels/barrel-cards.tsx", frame);
  return folder;
}

test("an app that offers a spot and fills another, as the page says, type checks and lints", async () => {
  const root = scratchWorkspace();
  const { cards, offers } = readFeature(follow(root));
  expect(cards).toMatchObject([{ name: "volunteer/rounds", title: "Tournées" }]);
  expect(offers).toEqual({ barrel: "/bar?barrel=:id" });
  const faults = await Promise.all([
    faultsOf(root, "typescript/bin/tsc", "--project", tsconfigOfSource(root, "mf-wine-bar")),
    faultsOf(root, "eslint/bin/eslint.js", "mf-wine-bar", "--max-warnings", "0"),
  ]);
  expect(faults).toEqual(["", ""]);
});

test("a card written for another spot does not type check", async () => {
  const root = scratchWorkspace();
  const file = path.join(follow(root), "src/feature.tsx");
  writeFileSync(file, readFileSync(file, "utf8").replace("volunteer/rounds", "barrel/rounds"));
  expect(
    await faultsOf(root, "typescript/bin/tsc", "--project", tsconfigOfSource(root, "mf-wine-bar")),
  ).toContain("barrelId");
});
