/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { FeatureManifest, ShellManifest } from "../contract/manifest";
import { buildOf, shellBuild } from "../testing/build-of";
import { newSite, onePage, publishFeature, publishShell } from "../testing/site";
import { impactOn } from "./impact";

const DATA = "@coulisses/shared-ui/data";
const manifestIn = <Manifest>(dist: string) =>
  JSON.parse(readFileSync(path.join(dist, "manifest.json"), "utf8")) as Manifest;

/** The build of an app that takes these names of the tables' door. */
function appTaking(name: string, names: string[]): string {
  const dist = buildOf({ name, pages: onePage(`/${name}`) });
  const manifest = { ...manifestIn<FeatureManifest>(dist), imports: { [DATA]: names } };
  writeFileSync(path.join(dist, "manifest.json"), JSON.stringify(manifest));
  return dist;
}
const shellGiving = (names: string[], changes: Partial<ShellManifest> = {}) =>
  shellBuild({ exports: { [DATA]: names }, ...changes });

async function siteWithTwoApps() {
  const site = newSite();
  await publishShell(shellGiving(["DataTable", "Calendar"]), site);
  await publishFeature(appTaking("mf-bar", ["DataTable"]), site);
  await publishFeature(appTaking("mf-wine", ["Calendar", "DataTable"]), site);
  return site;
}
const lossesIn = async (site: string, shell: string) =>
  Object.fromEntries(
    (await impactOn(site, manifestIn<ShellManifest>(shell))).map(({ name, losses }) => [name, losses]),
  );

describe("The impact of a change of the shared packages on the apps in place", () => {
  it("names the app, the name that is gone, and the pages that take it", async () => {
    const { folder } = await siteWithTwoApps();
    expect(await lossesIn(folder, shellGiving(["DataTable"]))).toEqual({
      "mf-bar": [],
      "mf-wine": [`Calendar of ${DATA}: /mf-wine`],
    });
  });

  it("says what else would keep an app out: a contract, a library, a page that the shell takes", async () => {
    const { folder } = await siteWithTwoApps();
    const losses = await lossesIn(
      folder,
      shellGiving(["DataTable", "Calendar"], { contracts: [99], pages: ["/mf-bar"] }),
    );
    expect(losses["mf-bar"]).toEqual([
      expect.stringContaining("which the shell can't run: it runs 99"),
      "/mf-bar belongs to the shell.",
    ]);
  });

  describe("on a site that runs elsewhere", () => {
    let server: Server;
    let answer: (file: string) => string | undefined;
    let origin: string;
    beforeEach(async () => {
      server = createServer((request, response) => {
        const body = answer(request.url ?? "");
        response.writeHead(body === undefined ? 404 : 200).end(body);
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    afterEach(() => server.close());

    it("is the same, read over the network", async () => {
      const { folder } = await siteWithTwoApps();
      answer = (file) => readFileSync(path.join(folder, file), "utf8");
      expect(await lossesIn(`${origin}/`, shellGiving(["DataTable"]))).toMatchObject({
        "mf-wine": [`Calendar of ${DATA}: /mf-wine`],
      });
    });

    it("is refused, with the address, when it can't be known", async () => {
      answer = () => undefined;
      const shell = manifestIn<ShellManifest>(shellGiving([]));
      await expect(impactOn(origin, shell)).rejects.toThrow("/features.json can't be read: it answers 404");
      answer = () => '{"features": 1}';
      await expect(impactOn(origin, shell)).rejects.toThrow("is not a registry");
    });
  });
});
