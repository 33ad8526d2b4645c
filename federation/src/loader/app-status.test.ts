import { readRegistry } from "../contract/registry";
import { festivalFeature } from "../testing/festival-feature";
import { onePage } from "../testing/site";
import { type AppState, failureEvent, initialAppState, next } from "./app-state";
import { appStatuses } from "./app-status";
import { FeatureFailure } from "./failure";

const entryOf = (name: string, version: string) => ({
  ...festivalFeature({ name, pages: onePage(`/${name}`) }),
  version,
  entry: `/features/${name}/${version}/entry.js`,
  needs: {},
});
const started = (version: string): AppState =>
  [
    { type: "need" } as const,
    { type: "start", entry: entryOf("mf-bar", version), loadTime: 40 } as const,
  ].reduce((state, event) => next(state, event).state, initialAppState);
const statusesOf = (features: unknown[], states: Record<string, AppState> = {}) =>
  appStatuses(readRegistry({ features }), 1_000, (name) => states[name] ?? initialAppState);

describe("The apps of a tab", () => {
  it("stand by name, as the registry has them before their code runs", () => {
    const all = statusesOf([entryOf("mf-wine", "2"), entryOf("mf-bar", "1")]);
    expect(all.map(({ name, version, published }) => [name, version, published])).toEqual([
      ["mf-bar", "1", "1"],
      ["mf-wine", "2", "2"],
    ]);
    expect(all[0]).toMatchObject({ loadTime: undefined, lastFailure: undefined });
  });

  it("say which version runs here, though another one was published meanwhile", () => {
    const [bar] = statusesOf([entryOf("mf-bar", "2")], { "mf-bar": started("1") });
    expect(bar).toMatchObject({
      version: "1",
      published: "2",
      entry: "/features/mf-bar/1/entry.js",
      loadTime: 40,
      state: { status: "ready" },
    });
  });

  it("keep their last failure once they work again", () => {
    const thrown = failureEvent(new FeatureFailure("mf-bar", "exception", "x is undefined"));
    const broken = next(started("1"), thrown).state;
    const retried = next(broken, { type: "retry" }).state;
    const shown = next(retried, { type: "show" }).state;
    const [bar] = statusesOf([entryOf("mf-bar", "1")], { "mf-bar": shown });
    expect(bar?.state.status).toBe("ready");
    expect(bar?.lastFailure).toMatchObject({ error: { kind: "exception", detail: "x is undefined" } });
  });

  it("are told of too when the registry leaves them out, with the reason and since when", () => {
    const [bar, future] = statusesOf([entryOf("mf-bar", "1"), { name: "mf-future", contract: 99 }]);
    expect(bar?.state.status).not.toBe("failed");
    expect(future).toMatchObject({
      name: "mf-future",
      version: undefined,
      contract: undefined,
      state: { status: "failed", at: 1_000, error: { kind: "contract" } },
    });
  });
});
