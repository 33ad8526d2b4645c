/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../testing/build-of";
import { readFeature } from "../webpack/feature-folder";
import { createAlone } from "./create-alone";

/** Any package has a version here. */
const versions = new Proxy(
  {},
  { get: (_, library) => (String(library).startsWith("@coulisses/") ? "^1.2.0" : "^9.0.0") },
);
const contentOf = (...file: string[]) => readFileSync(path.join(...file), "utf8");
const manifestOf = (folder: string) =>
  JSON.parse(contentOf(folder, "package.json")) as Record<
    "dependencies" | "devDependencies",
    Record<string, string>
  >;

test("an app of its own repository needs no neighbour", () => {
  const folder = createAlone(temporaryFolder(), "mf-wine-bar", versions);
  expect(readFeature(folder).pages).toMatchObject([{ path: "/wine-bar" }]);
  expect(contentOf(folder, "tsconfig.json")).not.toContain("../");
  expect(contentOf(folder, "feature.json")).toContain(
    "./node_modules/@coulisses/federation/feature.schema.json",
  );
  expect(contentOf(folder, "eslint.config.js")).toContain("@coulisses/federation/eslint");
});

test("its schemas, its routes and its rule are its own", () => {
  const folder = createAlone(temporaryFolder(), "mf-wine-bar", versions);
  expect(existsSync(path.join(folder, "src/domain/wine-bar/wine-bar-item.test.ts"))).toBe(true);
  expect(contentOf(folder, "src/api/wine-bar-api.ts")).toContain('from "../domain/routes/wine-bar"');
  expect(contentOf(folder, "src/domain/contract/wine-bar.ts")).toContain(
    'from "@coulisses/shared-domain/contract/call"',
  );
});

test("it takes the shared packages by their versions, or from packed files", () => {
  const fromRegistry = manifestOf(createAlone(temporaryFolder(), "mf-bar", versions));
  expect(fromRegistry.dependencies).toMatchObject({ "@coulisses/shared-auth": "^1.2.0", react: "^9.0.0" });
  expect(fromRegistry.devDependencies).toMatchObject({ jest: "^9.0.0" });
  const fromFiles = manifestOf(createAlone(temporaryFolder(), "mf-bar", versions, "/packs"));
  expect(fromFiles.dependencies).toMatchObject({
    "@coulisses/shared-auth": "file:/packs/coulisses-shared-auth-1.2.0.tgz",
    react: "^9.0.0",
  });
});

test("it has its Storybook at once: the two files, a story, the commands and the packages that they run with", () => {
  const folder = createAlone(temporaryFolder(), "mf-bar", versions);
  expect(contentOf(folder, ".storybook/main.js")).toContain('storybook(["../src/**/*.stories.tsx"])');
  expect(contentOf(folder, ".storybook/preview.js")).toContain("@coulisses/shared-ui/storybook/preview");
  expect(contentOf(folder, "src/bar/item-columns.stories.tsx")).toContain('from "../domain/contract/bar"');
  expect(manifestOf(folder)).toMatchObject({
    scripts: {
      storybook: "storybook dev --port 6006",
      "build:stories": "storybook build --quiet --output-dir storybook-static",
    },
    devDependencies: { storybook: "^9.0.0", "@storybook/react-webpack5": "^9.0.0" },
  });
});

test.each([
  ["its name is not one of an app", "tombola", "a feature app's name looks like mf-something"],
  ["its name leaves the folder", "mf-../../etc", "a feature app's name looks like mf-something"],
  ["it is already there", "mf-bar", "mf-bar is already there."],
])("nothing is written when %s", (_what, name, reason) => {
  const parent = temporaryFolder();
  createAlone(parent, "mf-bar", versions);
  const before = contentOf(parent, "mf-bar/package.json");
  expect(() => createAlone(parent, name, versions)).toThrow(reason);
  expect(contentOf(parent, "mf-bar/package.json")).toBe(before);
});
