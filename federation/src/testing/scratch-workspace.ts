import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "./build-of";

const repository = path.resolve(__dirname, "../../..");
const settings = [
  "package.json",
  "tsconfig.json",
  "tsconfig.base.json",
  "eslint.config.js",
  ".prettierrc.json",
  "scripts/eslint",
  "scripts/imports",
  "scripts/jest",
];

/**
 * A copy of the repository to create an app in: its settings, a `shared-domain` of its own to write to, and links to
 * the other shared packages and to the dependencies. Removed once the tests of the file are over.
 */
export function scratchWorkspace(): string {
  const root = temporaryFolder();
  const domain = ["src", "package.json"].map((file) => `shared-domain/${file}`);
  for (const file of [...settings, ...domain])
    cpSync(path.join(repository, file), path.join(root, file), { recursive: true });
  const modules = path.join(root, "node_modules");
  mkdirSync(path.join(modules, "@coulisses"), { recursive: true });
  const dependencies = readdirSync(path.join(repository, "node_modules"));
  for (const name of dependencies.filter((entry) => !["@coulisses", ".cache"].includes(entry)))
    symlinkSync(path.join(repository, "node_modules", name), path.join(modules, name));
  for (const name of ["shared-domain", "shared-auth", "shared-ui", "shared-pages", "federation"]) {
    if (name !== "shared-domain") symlinkSync(path.join(repository, name), path.join(root, name));
    symlinkSync(path.join(root, name), path.join(modules, "@coulisses", name));
  }
  return root;
}

/** A configuration that reads the app's imports from their source, and writes nothing; returns its file. */
export function tsconfigOfSource(root: string, app: string): string {
  const file = path.join(root, "tsconfig.source.json");
  const compilerOptions = { incremental: false, tsBuildInfoFile: null };
  const config = {
    extends: `./${app}/tsconfig.json`,
    compilerOptions,
    // With the source of the domain come the types of its libraries that have none of their own.
    include: [`${app}/src`, path.join(repository, "shared-domain/src/**/*.d.ts")],
    references: [],
  };
  writeFileSync(file, JSON.stringify(config));
  return file;
}

/**
 * Runs a dependency's command in the scratch copy; returns its output when it failed, an empty text when it
 * passed.
 */
export function faultsOf(root: string, command: string, ...args: string[]): Promise<string> {
  const bin = path.join(repository, "node_modules", command);
  return new Promise((resolve) => {
    execFile(process.execPath, [bin, ...args], { cwd: root }, (error, stdout, stderr) => {
      resolve(error ? `${stdout}${stderr}` : "");
    });
  });
}
