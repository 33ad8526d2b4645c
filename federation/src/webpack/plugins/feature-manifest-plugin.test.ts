/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import webpack from "webpack";
import type { FeatureDeclaration } from "../../contract/feature";
import { integrityOf } from "../../contract/hashes";
import type { FeatureManifest } from "../../contract/manifest";
import { temporaryFolder } from "../../testing/build-of";
import { festivalFeature } from "../../testing/festival-feature";
import { onePage } from "../../testing/site";
import { FeatureManifestPlugin } from "./feature-manifest-plugin";

jest.setTimeout(180_000);
jest.mock("../shell-source", () => ({ knownPermissions: () => Promise.resolve(["read-bar"]) }));

const FORM = "@coulisses/shared-ui/form";
const sources = {
  "src/feature.tsx": `export default {
    pages: { "/bar": () => import("./bar-page.js") },
    cards: { "cellar/wine": () => import("./wine-card.js") },
  };`,
  "src/bar-page.js": `import { TextField } from "${FORM}"; export default TextField;`,
  "src/wine-card.js": "export default 'wine';",
};

/** The folder of an app with a page and a card, before it is built. */
function appWith(declaration: Partial<FeatureDeclaration>, files: Record<string, string> = {}): string {
  const folder = path.join(temporaryFolder(), "mf-bar");
  const cards = [{ name: "cellar/wine", title: "Le vin", order: 1 }];
  const feature = JSON.stringify(festivalFeature({ cards, ...declaration }));
  for (const [file, text] of Object.entries({ ...sources, "feature.json": feature, ...files })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

type Built = { manifest: FeatureManifest; warnings: string[] };

/** Builds it as the preset does; answers its manifest and the warnings, or why it does not build. */
function built(folder: string): Promise<Built> {
  const compiler = webpack({
    mode: "production",
    context: folder,
    entry: {},
    output: { path: path.join(folder, "dist"), filename: "[name].js", chunkFilename: "[name].js" },
    optimization: { chunkIds: "named" },
    plugins: [
      new ModuleFederationPlugin({
        name: "mf_bar",
        filename: "entry.js",
        exposes: { "./feature": { import: "./src/feature.tsx", name: "feature" } },
        shared: { [FORM]: { import: false, singleton: true, requiredVersion: false } },
        dts: false,
        manifest: false,
      }),
      new FeatureManifestPlugin({ folder, name: "mf-bar", mode: "production" }),
    ],
  });
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString("errors-only")));
      else
        resolve({
          manifest: JSON.parse(
            readFileSync(path.join(folder, "dist/manifest.json"), "utf8"),
          ) as FeatureManifest,
          warnings: (stats?.compilation.warnings ?? []).map(({ message }) => message),
        });
    });
  });
}

const manifestOf = async (folder: string) => (await built(folder)).manifest;

test("a build that takes a name from the shared module that it left is warned, and builds", async () => {
  const page = `import { TextareaField, SearchField } from "${FORM}"; export default [TextareaField, SearchField];`;
  const { manifest, warnings } = await built(appWith({}, { "src/bar-page.js": page }));
  expect(manifest.imports).toEqual({ [FORM]: ["SearchField", "TextareaField"] });
  expect(warnings).toEqual([
    "mf-bar: SearchField moved from @coulisses/shared-ui/form: import it from @coulisses/shared-ui/filters, the next contract drops it here.",
  ]);
});

test("a build says what each page and card needs, which names it takes, and the hash of each file", async () => {
  const folder = appWith({ contact: "bar@example.org", offers: { barrel: "/bar" } });
  const manifest = await manifestOf(folder);
  expect(manifest).toMatchObject({
    name: "mf-bar",
    contact: "bar@example.org",
    offers: { barrel: "/bar" },
    entry: "entry.js",
    imports: { [FORM]: ["TextField"] },
  });
  expect(manifest.needs["/bar"]).toEqual({ files: ["feature.js", "src_bar-page_js.js"], shared: [FORM] });
  expect(manifest.needs["cellar/wine"]).toEqual({ files: ["feature.js", "src_wine-card_js.js"], shared: [] });
  expect(Object.keys(manifest.integrity)).toContain("entry.js");
  for (const [file, hash] of Object.entries(manifest.integrity))
    expect(integrityOf(readFileSync(path.join(folder, "dist", file)))).toBe(hash);
});

test.each<[string, Partial<FeatureDeclaration>, Record<string, string>, string]>([
  [
    "a page that feature.json promises is not in feature.tsx",
    { pages: [...onePage("/bar"), ...onePage("/beer")] },
    {},
    "feature.tsx has nothing for /beer",
  ],
  ["a card is in feature.tsx alone", { cards: [] }, {}, "feature.json does not know cellar/wine"],
  [
    "a page asks for a permission that nobody has",
    { pages: onePage("/bar").map((page) => ({ ...page, permission: "drink-bar" })) },
    {},
    "mf-bar asks for an unknown permission: drink-bar.",
  ],
  [
    "it brings a library that must exist once",
    {},
    {
      "src/bar-page.js": `export { useState as default } from "react";`,
      "node_modules/react/index.js": "export const useState = () => 0;",
    },
    "mf-bar brings its own react: take it from the shell",
  ],
])("an app does not build when %s", async (_what, declaration, files, reason) => {
  await expect(manifestOf(appWith(declaration, files))).rejects.toThrow(reason);
});
