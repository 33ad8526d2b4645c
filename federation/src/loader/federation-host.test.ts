import { chunksName } from "../contract/app-names";
import { sharedModules } from "../contract/shared-modules";
import { kindOfCause } from "./failure";
import { createFederationHost, type ProvidedModules } from "./federation-host";

const provided = Object.fromEntries(
  sharedModules.map((name) => [name, jest.fn(() => Promise.resolve({}))]),
) as ProvidedModules & Record<string, jest.Mock>;

const globals = globalThis as unknown as Record<string, unknown>;

test("what a failed try left in the page is not taken for the files of the next", () => {
  const host = createFederationHost(provided);
  globals[chunksName("mf-bar")] = [[["feature"], { broken: () => undefined }]];
  host.register({ name: "mf-bar", entry: "/features/mf-bar/b2/entry.js" });
  expect(globals).not.toHaveProperty(chunksName("mf-bar"));
});

test("the shared modules that a page needs are fetched, and a name that the shell does not know is passed over", () => {
  createFederationHost(provided).provide(["@coulisses/shared-ui/data", "@coulisses/unheard-of"]);
  expect(provided["@coulisses/shared-ui/data"]).toHaveBeenCalledTimes(1);
  expect(provided["@coulisses/shared-ui/rich-text"]).not.toHaveBeenCalled();
});

test("an app of the contract before finds a shared module under the name that it had", async () => {
  const host = createFederationHost(provided);
  await expect(host.lacks("@coulisses/federation/platform/forms", ["useForm"])).resolves.toEqual(["useForm"]);
  await expect(host.lacks("@coulisses/federation/address-filters", [])).resolves.toBe("door");
});

test("an entry that can't be fetched fails in words that say so", async () => {
  const host = createFederationHost(provided);
  host.register({ name: "mf-bar", entry: "/features/mf-bar/c3/entry.js" });
  const added = new Promise<Node>((resolve) => {
    new MutationObserver(([change], observer) => {
      observer.disconnect();
      if (change?.addedNodes[0]) resolve(change.addedNodes[0]);
    }).observe(document.head, { childList: true });
  });
  const loading = host.loadFeature("mf-bar").catch(kindOfCause);
  const script = await added;
  expect(script).toHaveProperty("src", "http://localhost/features/mf-bar/c3/entry.js");
  script.dispatchEvent(new Event("error"));
  expect(await loading).toBe("network");
});
