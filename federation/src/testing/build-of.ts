import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { CONTRACT } from "../contract/contract";
import type { FeatureDeclaration } from "../contract/feature";
import { integrityOf } from "../contract/hashes";
import type { FeatureManifest, ShellManifest } from "../contract/manifest";
import { festivalFeature } from "./festival-feature";

const folders: string[] = [];

/** A folder that is removed once the tests of the file are over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "coulisses-"));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder as `federation build` leaves it; `code` makes two builds differ. */
export function buildOf(changes: Partial<FeatureDeclaration> = {}, code = "1"): string {
  const feature = festivalFeature(changes);
  const files = { "entry.a.js": `var app = ${code};`, "page.b.js": "page();" };
  const manifest: FeatureManifest = {
    ...feature,
    entry: "entry.a.js",
    needs: Object.fromEntries(
      [...feature.pages.map(({ path: page }) => page), ...feature.cards.map(({ name }) => name)].map(
        (key) => [key, { files: ["page.b.js"], shared: ["@coulisses/shared-ui/data"] }],
      ),
    ),
    integrity: integrityOfAll(files),
  };
  return written(files, manifest);
}

/** The folder of a shell's build. */
export function shellBuild(
  changes: Partial<ShellManifest> = {},
  code = "1",
  more: Record<string, string> = {},
): string {
  const files = {
    "index.html": "<!doctype html>",
    "shell.c.js": `shell(${code});`,
    "doors.d.js": "doors();",
    ...more,
  };
  return written(files, {
    contracts: [CONTRACT - 1, CONTRACT],
    parts: { application: ["inside.e.js"], "home-page": ["home.f.js"] },
    provides: { "@coulisses/shared-ui/data": ["doors.d.js"] },
    integrity: integrityOfAll(files),
    ...changes,
  } satisfies ShellManifest);
}

function integrityOfAll(files: Record<string, string>) {
  return Object.fromEntries(Object.entries(files).map(([file, content]) => [file, integrityOf(content)]));
}

function written(files: Record<string, string>, manifest: FeatureManifest | ShellManifest): string {
  const folder = temporaryFolder();
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(folder, file), content);
  writeFileSync(path.join(folder, "manifest.json"), JSON.stringify(manifest));
  return folder;
}
