import { registryAt } from "../testing/loader-on";
import { allowedSources, isAllowedOrigin } from "./overrides";
import {
  currentOverrides,
  overrideApp,
  readOverridesFromAddress,
  resetOverrides,
  withOverrides,
} from "./overrides";

const [mine, hers] = ["http://localhost:4000", "https://claire.coulisses.test"];

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState({ kept: true }, "", "/fa");
});
afterEach(() => {
  delete process.env.OVERRIDE_ORIGINS;
});

describe("code may come", () => {
  test.each([["http://localhost:4000"], ["http://127.0.0.1"], ["http://[::1]:4000"]])(
    "from one's own machine: %s",
    (origin) => {
      expect(isAllowedOrigin(origin)).toBe(true);
    },
  );

  test.each([
    ["https://evil.test"],
    ["http://localhost.evil.test:4000"],
    ["http://localhost:4000@evil.test"],
    ["javascript:alert(1)"],
    [""],
  ])("from nowhere else: %s", (origin) => {
    expect(isAllowedOrigin(origin)).toBe(false);
  });

  test("from the machines that the build names", () => {
    process.env.OVERRIDE_ORIGINS = `${hers},https://paul.coulisses.test`;
    expect(isAllowedOrigin(hers)).toBe(true);
    expect(isAllowedOrigin("https://other.coulisses.test")).toBe(false);
    expect(allowedSources()).toContain(hers);
  });
});

describe("an override", () => {
  test("takes the app's code from the developer's machine and leaves the others alone", () => {
    overrideApp("mf-bar", `${mine}/somewhere`);
    const registry = registryAt("a1");
    const others = { ...registry.features[0]!, name: "mf-stage" };
    const { features } = withOverrides({ ...registry, features: [...registry.features, others] });
    expect(features).toMatchObject([
      { name: "mf-bar", version: "dev", entry: `${mine}/features/mf-bar/dev/entry.js`, pages: others.pages },
      { name: "mf-stage", version: "a1", entry: "/features/mf-bar/a1/entry.js" },
    ]);
  });

  test("from an origin that is not allowed is refused in French, and not kept", () => {
    expect(() => {
      overrideApp("mf-bar", "https://evil.test");
    }).toThrow("https://evil.test ne fait pas partie des origines autorisées");
    expect(currentOverrides()).toEqual({});
  });

  test("that was kept when its origin was allowed does not outlive that", () => {
    process.env.OVERRIDE_ORIGINS = hers;
    overrideApp("mf-bar", hers);
    delete process.env.OVERRIDE_ORIGINS;
    expect(currentOverrides()).toEqual({});
    expect(withOverrides(registryAt("a1"), { "mf-bar": hers })).toEqual(registryAt("a1"));
  });

  test("is gone after a reset", () => {
    overrideApp("mf-bar", mine);
    resetOverrides();
    expect(withOverrides(registryAt("a1"))).toEqual(registryAt("a1"));
  });

  test("comes with the address, which forgets it", () => {
    window.history.replaceState(
      { kept: true },
      "",
      `/fa?tri=nom&override=mf-bar@${mine}&override=mf-tasks@https://evil.test`,
    );
    expect(readOverridesFromAddress()).toEqual([
      "https://evil.test ne fait pas partie des origines autorisées",
    ]);
    expect(currentOverrides()).toEqual({ "mf-bar": mine });
    expect([window.location.search, window.history.state]).toEqual(["?tri=nom", { kept: true }]);
  });

  test("that can't be read is none", () => {
    localStorage.setItem("coulisses-overrides", "{");
    expect(currentOverrides()).toEqual({});
  });
});

test("a built site takes no override at all", () => {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = "production";
  jest.isolateModules(() => {
    const built = jest.requireActual<typeof import("./overrides")>("./overrides");
    built.overrideApp("mf-bar", mine);
    expect(localStorage).toHaveLength(0);
    expect(built.withOverrides(registryAt("a1"), { "mf-bar": mine })).toEqual(registryAt("a1"));
  });
  process.env.NODE_ENV = before;
});
