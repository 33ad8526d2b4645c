/** @jest-environment node */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { integrityOf } from "../../contract/hashes";
import { shellBuild } from "../../testing/build-of";
import { newSite } from "../../testing/site";
import { fetchShell } from "./shell-in-place";

const registry = '<script type="application/json" id="registry">{"features":[]}</script>';
let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A site that serves this shell, its page with the registry in it. */
async function siteWith(dist: string | undefined): Promise<string> {
  server = createServer((request, response) => {
    const { url = "/" } = request;
    const file = dist && url.startsWith("/shell/") ? path.join(dist, url.slice("/shell/".length)) : undefined;
    if (url === "/") response.end(`<!doctype html><head>${registry}</head>`);
    else if (file && existsSync(file)) response.end(readFileSync(file));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

test("the shell of a running site is fetched whole, its page without the registry of that site", async () => {
  const site = newSite();
  expect(await fetchShell(await siteWith(shellBuild()), site)).toBe(true);
  expect(readFileSync(path.join(site.shell, "shell.c.js"), "utf8")).toBe("shell(1);");
  expect(readFileSync(path.join(site.shell, "index.html"), "utf8")).toBe("<!doctype html><head></head>");
});

test("a site without a shell has none to try a build under", async () => {
  expect(await fetchShell(await siteWith(undefined), newSite())).toBe(false);
});

test("a file that was altered on its way never runs", async () => {
  const dist = shellBuild();
  writeFileSync(path.join(dist, "shell.c.js"), "steal();");
  await expect(fetchShell(await siteWith(dist), newSite())).rejects.toThrow(
    "shell.c.js of its shell was altered",
  );
});

test("a shell that names a file outside of its folder writes nothing there", async () => {
  const site = newSite();
  const dist = shellBuild({ integrity: { "../steal.js": integrityOf("steal();") } });
  await expect(fetchShell(await siteWith(dist), site)).rejects.toThrow("is no file of a shell");
  expect(existsSync(path.join(site.folder, "steal.js"))).toBe(false);
});
