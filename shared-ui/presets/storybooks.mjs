#!/usr/bin/env node
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { parseArgs } from "node:util";
import { addTeam, placeFrame } from "./composed.mjs";

const usage = `Usage: storybooks frame FOLDER --to SITE                                the design system's, around the others
       storybooks add FOLDER --team mf-tasks --title Tâches --to SITE   a team's, in its newest version
       storybooks serve SITE [--port 6006]`;

const types = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** The file of an address, within the folder only. */
function fileAt(folder, address) {
  const name = nameIn(address);
  if (name === undefined) return undefined;
  const file = path.join(folder, name.endsWith("/") ? `${name}index.html` : name);
  const isInside = file.startsWith(path.resolve(folder) + path.sep);
  return isInside && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** Undefined for an address that is badly encoded. */
function nameIn(address) {
  try {
    return decodeURIComponent(new URL(address, "http://here").pathname);
  } catch {
    return undefined;
  }
}

function serve(folder, port) {
  const server = createServer((request, response) => {
    const file = fileAt(path.resolve(folder), request.url ?? "/");
    if (!file) return response.writeHead(404).end();
    const type = types[path.extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "cache-control": "no-cache" });
    return createReadStream(file).pipe(response);
  });
  server.listen(port, "127.0.0.1", () => process.stdout.write(`Storybook: http://localhost:${port}/\n`));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: "string" },
    team: { type: "string" },
    title: { type: "string" },
    port: { type: "string", default: "6006" },
  },
});
const [command, folder] = positionals;
const { to, team, title = team, port } = values;

if (command === "serve" && folder) serve(folder, Number(port));
else if (command === "frame" && folder && to) placeFrame(folder, to);
else if (command === "add" && folder && to && team)
  process.stdout.write(`${team} ${addTeam(folder, to, { team, title })}\n`);
else {
  console.error(usage);
  process.exitCode = 2;
}
