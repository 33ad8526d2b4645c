/** @jest-environment node */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CONTRACT } from "../contract/contract";
import { temporaryFolder } from "../testing/build-of";
import { faultsOf, scratchWorkspace, tsconfigOfSource } from "../testing/scratch-workspace";
import { festivalFeature } from "../testing/festival-feature";
import { declaredImports } from "../webpack/feature-folder";
import { readFeature } from "../webpack/feature-folder";
import { createApp } from "./create-app";

const contentOf = (...file: string[]) => readFileSync(path.join(...file), "utf8");
const jsonOf = (...file: string[]) => JSON.parse(contentOf(...file)) as Record<string, unknown>;

function workspace(): string {
  const root = temporaryFolder();
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  writeFileSync(
    path.join(root, "package.json"),
    json({ name: "coulisses", workspaces: ["shell", "mf-bar", "backend"] }),
  );
  const references = ["shell", "mf-bar", "backend"].map((folder) => ({ path: `./${folder}` }));
  writeFileSync(path.join(root, "tsconfig.json"), json({ files: [], references }));
  mkdirSync(path.join(root, "mf-bar"));
  writeFileSync(path.join(root, "mf-bar/feature.json"), json(festivalFeature()));
  return root;
}

describe("a new app", () => {
  test("declares a page of its own in the menu, and has the component behind it", () => {
    const folder = createApp(workspace(), "mf-lost-property");
    const { contract, pages } = readFeature(folder);
    expect(contract).toBe(CONTRACT);
    expect(pages).toMatchObject([
      { path: "/lost-property", title: "Lost property", menu: { group: "mine" } },
    ]);
    const imports = declaredImports(contentOf(folder, "src/feature.tsx"));
    expect([...imports.keys()]).toEqual(["/lost-property"]);
    expect(contentOf(folder, "src", `${imports.get("/lost-property") ?? ""}.tsx`)).toContain(
      "export default function LostPropertyPage",
    );
  });

  test("has the scripts of every package, and a test for each thing it does", () => {
    const folder = createApp(workspace(), "mf-tombola");
    expect(jsonOf(folder, "package.json")).toMatchObject({
      name: "@coulisses/mf-tombola",
      scripts: {
        build: "federation build",
        "build:stories": "storybook build --quiet --output-dir storybook-static",
        dev: "federation dev",
        test: "jest",
        lint: expect.any(String),
        typecheck: "tsc -b",
      },
    });
    expect(readdirSync(path.join(folder, "src"), { recursive: true }).map(String).sort()).toEqual(
      expect.arrayContaining([
        "api/tombola-api.ts",
        "feature.test.tsx",
        "testing/tombola-server.ts",
        "tombola/item-dialog.tsx",
        "tombola/tombola-page.test.tsx",
        "tombola/tombola-page.tsx",
      ]),
    );
  });

  test("has its schemas and its rule in the domain, and knows none of the words of the templates", () => {
    const root = workspace();
    const folder = createApp(root, "mf-lost-property");
    expect(contentOf(root, "shared-domain/src/contract/lost-property.ts")).toContain(
      "export const lostPropertyCalls = withSchemas(lostPropertyRoutes, {",
    );
    expect(contentOf(root, "shared-domain/src/lost-property/lost-property-item.ts")).toContain(
      "export function lostPropertyNameProblem(",
    );
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    for (const { parentPath, name } of files)
      expect(contentOf(parentPath, name)).not.toMatch(/\{\{|__topic__/);
  });

  test("is known to the workspace, beside the other apps", () => {
    const root = workspace();
    createApp(root, "mf-tombola");
    expect(jsonOf(root, "package.json").workspaces).toEqual(["shell", "mf-bar", "mf-tombola", "backend"]);
    expect(jsonOf(root, "tsconfig.json").references).toEqual(
      ["shell", "mf-bar", "mf-tombola", "backend"].map((folder) => ({ path: `./${folder}` })),
    );
  });
});

describe("no app is created, and nothing is written, when", () => {
  test.each([
    ["its name is not one of an app", "tombola", "a feature app's name looks like mf-something"],
    ["its name leaves the workspace", "mf-../../etc", "a feature app's name looks like mf-something"],
    ["it is already there", "mf-stage", "mf-stage is already there."],
    ["its page belongs to another", "mf-beer", "/beer belongs to mf-bar"],
    ["the domain has a folder of its name", "mf-gear", "gear-item.ts is already there."],
  ])("%s", (_what, name, reason) => {
    const root = workspace();
    const beer = [{ path: "/beer", title: "La bière", icon: "home", mobile: true }];
    writeFileSync(path.join(root, "mf-bar/feature.json"), JSON.stringify(festivalFeature({ pages: beer })));
    mkdirSync(path.join(root, "mf-stage"));
    mkdirSync(path.join(root, "shared-domain/src/gear"), { recursive: true });
    writeFileSync(path.join(root, "shared-domain/src/gear/gear-item.ts"), "");
    const before = contentOf(root, "package.json");
    expect(() => createApp(root, name)).toThrow(reason);
    expect(contentOf(root, "package.json")).toBe(before);
    expect(readdirSync(root).toSorted()).toEqual([
      "mf-bar",
      "mf-stage",
      "package.json",
      "shared-domain",
      "tsconfig.json",
    ]);
  });
});

describe("an app as it is created, in a copy of the repository,", () => {
  // The compiler reads all shared packages: seconds on a quiet machine, minutes on a busy one.
  jest.setTimeout(300_000);
  const name = "mf-wine-bar";
  const domain = ["routes/wine-bar.ts", "contract/wine-bar.ts", "wine-bar"].map(
    (file) => `shared-domain/src/${file}`,
  );
  let checks: Record<"format" | "lint" | "types" | "tests", Promise<string>>;

  beforeAll(() => {
    const root = scratchWorkspace();
    createApp(root, name);
    const written = [name, ...domain, "package.json", "tsconfig.json"];
    checks = {
      format: faultsOf(root, "prettier/bin/prettier.cjs", "--check", ...written),
      lint: faultsOf(root, "eslint/bin/eslint.js", name, ...domain, "--max-warnings", "0"),
      types: faultsOf(root, "typescript/bin/tsc", "--project", tsconfigOfSource(root, name)),
      tests: faultsOf(root, "jest/bin/jest.js", "wine-bar", "--projects", name, "shared-domain"),
    };
  });
  afterAll(() => Promise.all(Object.values(checks)));

  test("is formatted", async () => {
    expect(await checks.format).toBe("");
  });
  test("passes lint", async () => {
    expect(await checks.lint).toBe("");
  });
  test("passes the compiler", async () => {
    expect(await checks.types).toBe("");
  });
  test("passes its own tests and those of its rule", async () => {
    expect(await checks.tests).toBe("");
  });
});
