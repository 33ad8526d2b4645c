import { install } from "./lib/install.mjs";
import { run } from "./lib/run.mjs";

await install();
process.exitCode = await run(process.execPath, ["--import", "tsx", "backend/bench/attack.ts"]);
