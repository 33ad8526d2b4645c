import { hostAnswering, loaderOn, registryAt, soundFeature } from "../testing/loader-on";
import type { Registry } from "../contract/registry";

const sound = () => Promise.resolve(soundFeature);
const word = { word: "Le bar est en pause.", ask: "l'équipe bar" };

function disabledAt(version: string): Registry {
  const { features, problems } = registryAt(version);
  return { features: features.map((entry) => ({ ...entry, disabled: word })), problems };
}

test("a disabled app answers its word, the same promise at each rendering, and none of its code comes", async () => {
  const { host, registered } = hostAnswering(sound);
  const { loader } = loaderOn(host, { registry: disabledAt("a1") });
  expect(loader.page("mf-bar", "/bar")).toBe(loader.page("mf-bar", "/bar"));
  await expect(loader.page("mf-bar", "/bar")).rejects.toMatchObject({
    kind: "disabled",
    message: "Le bar est en pause. Pour en savoir plus, demande à l'équipe bar.",
  });
  await expect(loader.load("mf-bar")).rejects.toMatchObject({ kind: "disabled" });
  expect(registered).toEqual([]);
  expect(loader.apps()).toMatchObject([{ disabled: word, state: { status: "idle" } }]);
  expect(loader.apps()[0]?.lastFailure).toBeUndefined();
});

test("an app that runs is disabled and enabled again without its code being loaded twice", async () => {
  const { host, registered } = hostAnswering(sound);
  const { loader } = loaderOn(host);
  const page = await loader.page("mf-bar", "/bar");
  loader.adopt(disabledAt("a1"));
  expect(loader.disabledWord("mf-bar")).toContain("Le bar est en pause.");
  await expect(loader.page("mf-bar", "/bar")).rejects.toMatchObject({ kind: "disabled" });
  loader.adopt(registryAt("a1"));
  expect(loader.disabledWord("mf-bar")).toBeUndefined();
  expect(await loader.page("mf-bar", "/bar")).toBe(page);
  expect(registered).toHaveLength(1);
});
