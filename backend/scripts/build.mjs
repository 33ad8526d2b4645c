import { cp, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
/** Elsewhere when named: the tests run the bundle of the sources as they are. */
const dist = process.argv[2] === undefined ? join(root, "dist") : resolve(process.argv[2]);

/** Our own packages are TypeScript sources and go into the bundle; those of npm stay outside. */
const npmOutside = {
  name: "npm-outside",
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === "entry-point" || path.startsWith("@coulisses/") ? undefined : { path, external: true },
    );
  },
};

await rm(dist, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  // The threads (PDFs, proposals) are bundles of their own, beside that of the server which starts them.
  entryPoints: {
    main: "src/main.ts",
    "check-accounts": "src/check-accounts.ts",
    import: "src/import/main.ts",
    backup: "src/backup/main.ts",
    "import-worker": "src/festival-import/import-worker.ts",
    "print-worker": "src/planning/print/paper/print-worker.ts",
    "solver-worker": "src/proposals/solver/solver-worker.ts",
  },
  outdir: dist,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  sourcemap: "linked",
  logLevel: "warning",
  plugins: [npmOutside],
});
await cp(join(root, "migrations"), join(dist, "migrations"), { recursive: true });
