import { CONTRACT } from "../contract/contract";
import { festivalFeature } from "../testing/festival-feature";
import { hostAnswering, loaderOn, registryAt, soundFeature } from "../testing/loader-on";
import type { Registry } from "../contract/registry";

const FORM = "@coulisses/shared-ui/form";
const given: Record<string, string[]> = { [FORM]: ["Filters", "SaveState"] };

function entryWith(doors?: string): Registry {
  const [entry] = registryAt("a1").features;
  return {
    features: [{ ...festivalFeature(), ...entry!, ...(doors !== undefined && { doors }) }],
    problems: [],
  };
}

function shellWith(registry: Registry, manifest?: object) {
  const requests: string[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation((address) => {
    requests.push(String(address));
    return Promise.resolve(manifest ? Response.json(manifest) : new Response(null, { status: 404 }));
  });
  const { host, registered } = hostAnswering(() => Promise.resolve(soundFeature));
  host.lacks = (door, names) =>
    Promise.resolve(given[door] ? names.filter((name) => !given[door]?.includes(name)) : "door");
  const doors = { hash: "cafe", versions: { react: "19.3.1" } };
  return { ...loaderOn(host, { registry, doors }), requests, registered };
}

afterEach(() => {
  jest.restoreAllMocks();
});

test("an app that publishing saw to fit this shell is let in without asking anything", async () => {
  const { loader, requests } = shellWith(entryWith("cafe"));
  await expect(loader.load("mf-bar")).resolves.toBe(soundFeature);
  expect(requests).toEqual([]);
});

test.each([
  [
    "a name",
    { imports: { [FORM]: ["FilterBar", "SaveState"] } },
    `mf-bar needs FilterBar of ${FORM}, which the shell lacks`,
  ],
  [
    "a door",
    { imports: { "@coulisses/shared-ui/lights": ["Spot"] } },
    "mf-bar needs @coulisses/shared-ui/lights, which the shell lacks",
  ],
  [
    "a newer library",
    { versions: { react: "20.0.0" } },
    "mf-bar needs react 20.0.0, which the shell has in 19.3.1",
  ],
])(
  "an app that needs %s that this shell lacks is refused before its code runs, and the person reads it in French",
  async (_what, manifest, detail) => {
    const { loader, requests, registered } = shellWith(entryWith("beef"), manifest);
    await expect(loader.load("mf-bar")).rejects.toMatchObject({
      kind: "doors",
      detail,
      message: expect.stringContaining("attend une autre version du site"),
    });
    expect(requests).toEqual(["/features/mf-bar/a1/manifest.json"]);
    expect(registered).toEqual([]);
  },
);

test("trying it again asks for a new document: another shell may be in place", async () => {
  const { loader, onStuck } = shellWith(entryWith(), { imports: { [FORM]: ["FilterBar"] } });
  await expect(loader.load("mf-bar")).rejects.toMatchObject({ kind: "doors" });
  await loader.retry("mf-bar");
  expect(onStuck).toHaveBeenCalledWith("mf-bar");
});

test("an app published for another shell that takes nothing missing is let in", async () => {
  const { loader } = shellWith(entryWith("beef"), {
    imports: { [FORM]: ["Filters"] },
    versions: { react: "19.3.0" },
  });
  await expect(loader.load("mf-bar")).resolves.toBe(soundFeature);
});

test("so is one whose build does not say what it takes, or can't be asked", async () => {
  await expect(shellWith(entryWith("beef"), { contract: CONTRACT - 1 }).loader.load("mf-bar")).resolves.toBe(
    soundFeature,
  );
  await expect(shellWith(entryWith("beef")).loader.load("mf-bar")).resolves.toBe(soundFeature);
  await expect(shellWith(entryWith("beef"), { imports: "all" }).loader.load("mf-bar")).resolves.toBe(
    soundFeature,
  );
});
