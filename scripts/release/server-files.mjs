import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { nodeFileTrace } from "@vercel/nft";
import { build } from "esbuild";
import { root } from "../lib/root.mjs";

const programs = ["main", "backup", "check-accounts", "import", "print-worker", "solver-worker"];

/** Read by name while the server runs, which no trace of imports sees. */
const assets = [
  ...["DejaVuSans", "DejaVuSans-Bold", "DejaVuSans-Oblique", "DejaVuSans-BoldOblique"].map(
    (font) => `node_modules/dejavu-fonts-ttf/ttf/${font}.ttf`,
  ),
  "node_modules/dejavu-fonts-ttf/package.json",
  "node_modules/@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff",
  "node_modules/@fontsource/noto-emoji/package.json",
  "node_modules/@fastify/swagger-ui/static",
  "node_modules/@fastify/swagger-ui/package.json",
];

/** Builds, trials in a browser and new apps are a workspace's work: the server only puts versions in place. */
const notOfAServer = [
  "webpack",
  "webpack-dev-server",
  "jsdom",
  "playwright-core",
  "tsx",
  "html-webpack-plugin",
  "terser-webpack-plugin",
  "swc-loader",
  "@module-federation/*",
  "@pmmmwh/*",
  "workbox-*",
];

/** Copies the bundled server and, of its packages, the files that it can load; answers their paths. */
export async function copyServer(target) {
  const { fileList } = await nodeFileTrace(
    programs.map((name) => path.join(root, `backend/dist/${name}.js`)),
    { base: root, ignore: ["site/**", "federation/**", "**/esbuild/**", "**/@esbuild/**", "**/tsx/**"] },
  );
  const files = [...fileList].filter((file) => file.includes("node_modules/"));
  for (const file of [...files, ...assets])
    await cp(path.join(root, file), path.join(target, file), { recursive: true, dereference: true });
  await cp(path.join(root, "backend/dist"), path.join(target, "backend/dist"), {
    recursive: true,
    filter: (file) => !file.endsWith(".map") && !file.endsWith("_snapshot.json"),
  });
  await cp(path.join(root, "backend/package.json"), path.join(target, "backend/package.json"));
  return [...files, ...assets];
}

/** The publishing command in one file, as deep as its sources lie: it finds the workspace from there. */
export async function bundleFederation(target) {
  const { metafile } = await build({
    entryPoints: [path.join(root, "federation/src/cli/main.ts")],
    outdir: path.join(target, "federation/bin/lib"),
    outExtension: { ".js": ".mjs" },
    // In one file, what a command loads only when asked would have to be there for all.
    splitting: true,
    absWorkingDir: root,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
    external: notOfAServer,
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
    },
    metafile: true,
  });
  await writeFile(
    path.join(target, "federation/bin/federation.mjs"),
    'import { main } from "./lib/main.mjs";\nprocess.exitCode = await main(process.argv.slice(2));\n',
  );
  return Object.keys(metafile.inputs).filter((file) => file.includes("node_modules/"));
}

/** The folder of the package that a file belongs to, in the workspace. */
export const packageOf = (file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file;

export const readPackage = async (folder) =>
  JSON.parse(await readFile(path.join(root, folder, "package.json"), "utf8"));
