import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Refusal } from "../publish/site/refusal";
import { appFiles, declaredIn } from "./app-files";

/** The versions that go together, by package: written beside this one when it is packed. */
const VERSIONS = path.resolve(import.meta.dirname, "../../versions.json");

/** Libraries of an app in a repository of its own, beside those that it has anywhere. */
const libraries = ["@coulisses/shared-node", "react-dom", "zod"];
const tools = [
  "@eslint/js",
  "@swc/core",
  "@swc/jest",
  "@testing-library/dom",
  "@testing-library/jest-dom",
  "@testing-library/react",
  "@testing-library/user-event",
  "@types/jest",
  "@types/react",
  "@types/react-dom",
  "eslint",
  "eslint-plugin-react-hooks",
  "globals",
  "jest",
  "jest-environment-jsdom",
  "jest-fixed-jsdom",
  "msw",
  "prettier",
  "typescript",
  "typescript-eslint",
];

/** The tools of its Storybook, and the fonts that the shared preview shows. */
const storybook = [
  "@fontsource-variable/figtree",
  "@fontsource/noto-color-emoji",
  "@storybook/addon-a11y",
  "@storybook/addon-docs",
  "@storybook/addon-webpack5-compiler-swc",
  "@storybook/react-webpack5",
  "esbuild",
  "storybook",
  "terser-webpack-plugin",
];

/** Ranges of versions by package. */
export type Versions = Readonly<Record<string, string>>;

/** The versions that this packed `federation` was made with. */
export function packedVersions(): Versions {
  return JSON.parse(readFileSync(VERSIONS, "utf8")) as Versions;
}

/**
 * Writes a new feature app into a folder of its own below `parent`, to be a repository by itself; returns that
 * folder. With `packages`, the folder of the packed files, it takes ours from there, otherwise from the registry.
 * Throws a Refusal before writing when the name is invalid or the folder is there.
 */
export function createAlone(parent: string, name: string, versions: Versions, packages?: string): string {
  const folder = path.join(parent, name);
  if (existsSync(folder)) throw new Refusal(`${name} is already there.`);
  const rangeOf = (library: string) => {
    const range = versions[library];
    if (range === undefined) throw new Error(`No version of ${library} is known.`);
    return packages !== undefined && library.startsWith("@coulisses/")
      ? tarball(packages, library, range)
      : range;
  };
  const files = filesAlone(name, rangeOf);
  declaredIn(files["feature.json"]);
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  return folder;
}

function tarball(packages: string, library: string, range: string): string {
  return `file:${path.join(packages, `${library.slice(1).replace("/", "-")}-${range.replace(/^\^/, "")}.tgz`)}`;
}

/** The files of an app by their path in its folder; its part of the domain is its own. */
function filesAlone(name: string, rangeOf: (library: string) => string): Record<string, string> {
  const topic = name.replace(/^mf-/, "");
  const files = Object.entries(appFiles(name)).map(([file, content]) => {
    const own = file.startsWith("shared-domain/");
    const target = own ? file.replace("shared-domain/src/", "src/domain/") : file.slice(name.length + 1);
    return [target, own ? domainAlone(content) : importsAlone(content, topic)] as const;
  });
  const alone = new Map(files);
  const edit = (file: string, change: (content: never) => unknown) => {
    const content = JSON.parse(alone.get(file) ?? "{}") as never;
    alone.set(file, `${JSON.stringify(change(content), null, 2)}\n`);
  };
  edit("package.json", (content: Record<"dependencies" | "scripts", Record<string, string>>) => ({
    ...content,
    name,
    scripts: { ...content.scripts, storybook: "storybook dev --port 6006" },
    prettier: { printWidth: 110 },
    dependencies: ranges([...Object.keys(content.dependencies), ...libraries], rangeOf),
    devDependencies: ranges([...tools, ...storybook], rangeOf),
  }));
  edit("feature.json", (content: object) => ({
    ...content,
    $schema: "./node_modules/@coulisses/federation/feature.schema.json",
  }));
  edit("tsconfig.json", ({ references: _neighbours, ...content }: { references?: unknown }) => content);
  alone.set("eslint.config.js", 'export { default } from "@coulisses/federation/eslint";\n');
  alone.set(".gitignore", "node_modules/\ndist/\nstorybook-static/\n.types/\n");
  return Object.fromEntries(alone);
}

function ranges(names: readonly string[], rangeOf: (library: string) => string): Record<string, string> {
  return Object.fromEntries(names.toSorted().map((library) => [library, rangeOf(library)]));
}

/** Its own schemas, routes and rule stand in its `src/domain`, one folder above the file that imports them. */
function importsAlone(content: string, topic: string): string {
  const own = new RegExp(
    `@coulisses/shared-domain/((?:contract|routes)/${topic}|${topic}/${topic}-item)(?=")`,
    "g",
  );
  return content.replaceAll(own, "../domain/$1");
}

/** The files of the domain import the general ones beside them. */
function domainAlone(content: string): string {
  return content
    .replace(/"\.\/(call|fields)"/g, '"@coulisses/shared-domain/contract/$1"')
    .replace('"./route"', '"@coulisses/shared-domain/routes/route"');
}
