/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import webpack from "webpack";
import { temporaryFolder } from "../../testing/build-of";
import { exportedNames, importedNames, type NamesOfDoors } from "./names-of-doors";

const FORM = "@coulisses/shared-ui/form";
const BASE = "@coulisses/shared-ui/base";

function written(files: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

/** Compiles as apps and shell are, for production, and reads the names from the graph. */
async function namesOf(
  folder: string,
  read: (compilation: webpack.Compilation) => NamesOfDoors,
  configuration: webpack.Configuration,
): Promise<NamesOfDoors> {
  let names: NamesOfDoors = {};
  const compiler = webpack({
    mode: "production",
    context: folder,
    output: { path: path.join(folder, "dist") },
    ...configuration,
    plugins: [
      ...(configuration.plugins ?? []),
      {
        apply: ({ hooks }: webpack.Compiler) => {
          hooks.thisCompilation.tap("Names", (compilation) => {
            compilation.hooks.afterChunks.tap("Names", () => {
              names = read(compilation);
            });
          });
        },
      },
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
  return names;
}

const taken = (module: string) => ({
  [module]: { import: false as const, singleton: true, requiredVersion: false as const },
});

const importsOf = (files: Record<string, string>) =>
  namesOf(written(files), importedNames, {
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        name: "mf_bar",
        filename: "entry.js",
        exposes: { "./feature": "./feature.js" },
        shared: { ...taken(FORM), ...taken(BASE) },
        dts: false,
        manifest: false,
      }),
    ],
  });

const exportsOf = (files: Record<string, string>) =>
  namesOf(written(files), exportedNames, { entry: "./index.js" });

jest.setTimeout(180_000);

test("an app takes the names that its code really uses, however it imports them", async () => {
  const names = await importsOf({
    "feature.js": `
      import { FilterBar, Unused } from "${FORM}";
      import { SaveState as State } from "${FORM}";
      import * as form from "${FORM}";
      import { Button } from "./kit.js";
      export { Notice } from "${BASE}";
      import("./late.js");
      export default [FilterBar, State, form.TextField, Button];`,
    "late.js": `import { DateField } from "${FORM}"; export default DateField;`,
    "kit.js": `export { Button, Surface } from "${BASE}"; export const more = 1;`,
    "nobody-imports.js": `import { Ghost } from "${FORM}"; export default Ghost;`,
    "package.json": `{ "sideEffects": false }`,
  });
  expect(names[FORM]).toEqual(["DateField", "FilterBar", "SaveState", "TextField"]);
  expect(names[BASE]).toEqual(expect.arrayContaining(["Button", "Notice"]));
  expect(names[BASE]).not.toContain("Surface");
});

test("a word in a text or a comment is no import", async () => {
  const names = await importsOf({
    "feature.js": `// import { FilterBar } from "${FORM}"\nexport default 'import { SaveState } from "${FORM}"';`,
  });
  expect(names).toEqual({});
});

test("a shell gives what its doors export, whatever file it comes from", async () => {
  const door = (text: string) => ({
    "index.js": `globalThis.provided = () => import("${FORM}");`,
    "node_modules/@coulisses/shared-ui/package.json": `{ "exports": { "./form": "./form.js" }, "type": "module" }`,
    "node_modules/@coulisses/shared-ui/form.js": text,
    "node_modules/@coulisses/shared-ui/fields.js": "export const TextField = 1; export const DateField = 2;",
  });
  const before = door(`export * from "./fields.js"; export { TextField as FilterBar } from "./fields.js";`);
  expect(await exportsOf(before)).toEqual({ [FORM]: ["DateField", "FilterBar", "TextField"] });
  const renamed = door(`export * from "./fields.js"; export { TextField as Filters } from "./fields.js";`);
  expect(await exportsOf(renamed)).toEqual({ [FORM]: ["DateField", "Filters", "TextField"] });
});

test("a door whose names nobody can know is left out rather than guessed", async () => {
  const files = {
    "index.js": `globalThis.provided = () => import("react");`,
    "node_modules/react/index.js": "module.exports = globalThis.make();",
  };
  expect(await exportsOf(files)).toEqual({});
});
