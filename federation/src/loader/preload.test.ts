import { hostAnswering, loaderOn, never, registryAt, soundFeature } from "../testing/loader-on";
import { isNetworkPoor, preloadScripts } from "./preload";

const needs = { "/bar": { files: ["bar.js", "feature.js"], shared: ["@coulisses/shared-ui/data"] } };
const preloaded = () => Array.from(document.querySelectorAll("link"), (link) => link.getAttribute("href"));

function connect(connection: object | undefined) {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
}

beforeEach(() => {
  document.head.innerHTML = "";
  connect(undefined);
});

describe("a page about to show", () => {
  test("preloads all its files at once, before its entry has arrived", () => {
    const { host, provided } = hostAnswering(never);
    const { loader } = loaderOn(host, { registry: registryAt("a1", needs) });
    loader.prefetch("mf-bar", "/bar");
    expect(preloaded()).toEqual([
      "/features/mf-bar/a1/entry.js",
      "/features/mf-bar/a1/bar.js",
      "/features/mf-bar/a1/feature.js",
    ]);
    expect(provided).toEqual(["@coulisses/shared-ui/data"]);
  });

  test("asks for nothing that the server already wrote into the page", () => {
    document.head.innerHTML = `<link rel="preload" as="script" href="/features/mf-bar/a1/bar.js">`;
    preloadScripts(["/features/mf-bar/a1/bar.js", "/features/mf-bar/a1/feature.js"], () => undefined);
    expect(preloaded()).toEqual(["/features/mf-bar/a1/bar.js", "/features/mf-bar/a1/feature.js"]);
  });

  test("asks another origin as the script itself will", () => {
    preloadScripts(["https://colleague.test/entry.js", "/entry.js"], () => undefined);
    const [theirs, ours] = document.querySelectorAll("link");
    expect([theirs?.crossOrigin, ours?.crossOrigin]).toEqual(["anonymous", null]);
  });

  test("of an app built before it could say what it needs is loaded all the same", async () => {
    const { loader } = loaderOn(hostAnswering(() => Promise.resolve(soundFeature)).host);
    await expect(loader.page("mf-bar", "/bar")).resolves.toBeDefined();
  });
});

describe("nothing is fetched ahead", () => {
  test.each([[{ effectiveType: "slow-2g" }], [{ effectiveType: "4g", saveData: true }]])(
    "on %j",
    (connection) => {
      connect(connection);
      const { host, registered } = hostAnswering(never);
      loaderOn(host).loader.prefetch("mf-bar", "/bar");
      expect([...registered, ...preloaded()]).toEqual([]);
    },
  );

  test.each([[undefined], [{ effectiveType: "2g" }], [{ effectiveType: "4g", saveData: false }]])(
    "but it is on %j",
    (connection) => {
      connect(connection);
      expect(isNetworkPoor()).toBe(false);
    },
  );
});

test("a prefetch that fails disturbs nobody, and the visit says why", async () => {
  const { loader } = loaderOn(hostAnswering(() => Promise.reject(new Error("boom"))).host);
  loader.prefetch("mf-bar", "/bar");
  await expect(loader.page("mf-bar", "/bar")).rejects.toMatchObject({ detail: "boom" });
});
