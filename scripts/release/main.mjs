import { execFileSync } from "node:child_process";
import { cp, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import * as tar from "tar";
import { build } from "../lib/build.mjs";
import { install } from "../lib/install.mjs";
import { featureApps, root } from "../lib/root.mjs";
import {
  billOfMaterials,
  checksums,
  described,
  hashOf,
  licenceList,
  merged,
  signedProvenance,
} from "./describe.mjs";
import { bundleFederation, copyServer, packageOf, readPackage } from "./server-files.mjs";
import { packagesBehind } from "./site-packages.mjs";

/** Makes the archive that runs with Node alone, for the kind of machine it is made on. */

const git = (...words) => execFileSync("git", words, { cwd: root, encoding: "utf8" }).trim();
const commit = git("rev-parse", "HEAD");
const at = git("log", "-1", "--format=%cI");
const isChanged = git("status", "--porcelain") !== "";
const version = `${(await readPackage("backend")).version}-${commit.slice(0, 10)}${isChanged ? "-changed" : ""}`;
const name = `coulisses-${version}-${process.platform}-${process.arch}`;
const out = path.resolve(process.env.RELEASE_DIR ?? path.join(root, "dist/release"));
const target = path.join(out, name);

await install();
if (!(await build())) process.exit(1);

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
const serverFiles = [...(await copyServer(target)), ...(await bundleFederation(target))];
const apps = ["shell", ...featureApps];
for (const app of apps)
  for (const part of ["package.json", "feature.json", "pages.json", "dist"])
    await cp(path.join(root, app, part), path.join(target, "apps", app, part), { recursive: true }).catch(
      (error) => {
        if (error.code !== "ENOENT") throw error;
      },
    );
for (const file of [
  "scripts/release/start.mjs",
  ...["check-node", "port", "ready", "welcome"].map((lib) => `scripts/lib/${lib}.mjs`),
  ...["operate", "own-postgresql", "at-three-in-the-morning", "upgrade"].map((page) => `docs/${page}.md`),
])
  await cp(path.join(root, file), path.join(target, file));

const packages = merged([
  ...(await described(serverFiles.map(packageOf), "server")),
  ...(await described(await packagesBehind(apps), "site")),
]);
const write = (file, content) => writeFile(path.join(target, file), content);
const json = (value) => `${JSON.stringify(value, undefined, 2)}\n`;
await write("start.mjs", 'import "./scripts/release/start.mjs";\n');
await write("release.json", json({ version, apps, commit }));
await write(
  "package.json",
  json({
    name: "coulisses",
    version,
    private: true,
    type: "module",
    scripts: {
      start: "exec node start.mjs",
      backup: "node backend/dist/backup.js backup",
      restore: "node backend/dist/backup.js restore",
      "check-accounts": "node backend/dist/check-accounts.js",
      import: "node --max-old-space-size=512 backend/dist/import.js",
    },
  }),
);
await write("LICENCES.txt", `${licenceList(packages)}\n`);
await write("sbom.cdx.json", json(billOfMaterials(packages, { version, at })));
await write("SHA256SUMS", await checksums(target));

const archive = `${target}.tar.gz`;
await tar.create({ file: archive, cwd: out, gzip: { level: 9 }, portable: true, mtime: new Date(at) }, [
  name,
]);
const sha256 = await hashOf(archive);
await writeFile(`${archive}.sha256`, `${sha256}  ${name}.tar.gz\n`);

const { RELEASE_KEY } = process.env;
if (RELEASE_KEY) {
  const statement = {
    _type: "https://in-toto.io/Statement/v1",
    subject: [{ name: `${name}.tar.gz`, digest: { sha256 } }],
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: {
      buildDefinition: {
        buildType: "https://coulisses.test/npm-run-release/v1",
        externalParameters: { platform: process.platform, arch: process.arch },
        resolvedDependencies: [
          { uri: "git+coulisses", digest: { gitCommit: commit }, annotations: { changed: isChanged } },
          {
            name: "package-lock.json",
            digest: { sha256: await hashOf(path.join(root, "package-lock.json")) },
          },
        ],
      },
      runDetails: { builder: { id: "npm run release", version: { node: process.version } } },
    },
  };
  const envelope = signedProvenance(statement, await readFile(RELEASE_KEY, "utf8"));
  await writeFile(`${archive}.intoto.json`, json(envelope));
}

const mebibytes = ((await stat(archive)).size / 1_048_576).toFixed(1);
console.log(
  `${archive}\n${mebibytes} MiB, ${packages.length} packages, ${RELEASE_KEY ? "signed" : "not signed: RELEASE_KEY names no key"}`,
);
