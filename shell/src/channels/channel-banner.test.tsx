import { CONTRACT } from "@coulisses/federation/feature";
import { registryFor } from "@coulisses/federation/channels";
import { createFeatureLoader } from "@coulisses/federation/loader";
import { logIn } from "@coulisses/shared-auth/testing";
import type { Access } from "@coulisses/shared-domain/access/access";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { activitiesPage, registryWith, renderInSite } from "../testing/test-site";
import ChannelBanner from "./channel-banner";
import { forgetChannel, personNow, readChannelFromAddress, triedChannel } from "../site/person";

const access: Access = { teams: ["bar"], permissions: ["manage-config"] };

beforeEach(() => {
  logIn({ userId: 7, access });
});
afterEach(() => {
  forgetChannel();
  window.history.replaceState(null, "", "/");
});

const channel = (name: string, more = {}) => ({
  name: "mf-activities",
  contract: CONTRACT,
  version: `of ${name}`,
  entry: `/features/mf-activities/${name}/entry.js`,
  pages: [{ ...activitiesPage, title: "Fiches à l'essai", menu: { group: "sheets", order: 1 } }],
  cards: [],
  channel: name,
  ...more,
});

/** The loader of the application, for this person, on entries that do or do not load. */
function loaderWith(channels: object[], loads = true) {
  const registry = registryWith({ channels });
  const registered: string[] = [];
  const loader = createFeatureLoader({
    host: {
      register: ({ entry }) => registered.push(entry),
      provide: () => undefined,
      lacks: () => Promise.resolve([]),
      files: {
        expect: () => undefined,
        placeOf: () => undefined,
        isAltered: () => Promise.resolve(false),
        inVersions: (text) => text,
      },
      loadFeature: () =>
        loads || registered.at(-1)?.includes("/v1/")
          ? Promise.resolve({ pages: {}, cards: {} })
          : Promise.reject(new Error("broken")),
    },
    registry,
    fetchRegistry: () => Promise.resolve(registry),
    choose: (published, gaveUp) => registryFor(published, personNow(), gaveUp),
    onStuck: () => undefined,
  });
  return { loader, registered, versions: () => loader.registry().features.map(({ version }) => version) };
}

const open = (search: string) => {
  window.history.replaceState(null, "", `/fa${search}`);
  return readChannelFromAddress();
};
const banner = () => screen.getByRole("complementary", { name: "Version à l'essai" });

test("someone who may tries a channel by its address, which is kept in the tab and leaves the address", async () => {
  const { loader, versions } = loaderWith([channel("pr-1")]);
  expect(versions()).toEqual(["v1"]);
  expect(open("?channel=pr-1&x=2")).toBe(true);
  expect(window.location.search).toBe("?x=2");
  loader.chooseAgain();
  expect(versions()).toEqual(["of pr-1"]);
  expect(triedChannel()).toBe("pr-1");
  await renderInSite(<ChannelBanner channel="pr-1" />, { loader, access });
  expect(banner()).toHaveTextContent("Tu essaies la version « pr-1 » de Fiches à l'essai.");
});

test("one button goes back to what is in place, as does an empty name in the address", async () => {
  const { loader } = loaderWith([channel("pr-1")]);
  open("?channel=pr-1");
  const onReset = jest.fn();
  await renderInSite(<ChannelBanner channel="pr-1" onReset={onReset} />, { loader, access });
  expect(banner()).toHaveTextContent("La version « pr-1 » n'est plus proposée.");
  await userEvent.click(screen.getByRole("button", { name: "Revenir à la version en place" }));
  expect([triedChannel(), onReset.mock.calls.length]).toEqual([undefined, 1]);
  open("?channel=pr-1");
  expect(triedChannel()).toBe("pr-1");
  open("?channel=");
  expect(triedChannel()).toBeUndefined();
});

test("without the permission the address changes nothing", () => {
  logIn({ userId: 7 });
  open("?channel=pr-1");
  expect(loaderWith([channel("pr-1")]).versions()).toEqual(["v1"]);
  expect(triedChannel()).toBeUndefined();
});

test("the version follows the person of the tab", () => {
  logIn({ userId: 7, access: { teams: ["hard"], permissions: [] } });
  const { loader, versions } = loaderWith([channel("pr-1", { teams: ["bar"] })]);
  expect(versions()).toEqual(["v1"]);
  const told = jest.fn();
  loader.subscribe(told);
  loader.chooseAgain();
  expect(told).not.toHaveBeenCalled();
  logIn({ userId: 8, access: { teams: ["bar"], permissions: [] } });
  loader.chooseAgain();
  expect([versions(), told.mock.calls.length]).toEqual([["of pr-1"], 1]);
});

test("a version of a channel that does not load gives way to the one in place, and says so", async () => {
  open("?channel=pr-1");
  const { loader, registered, versions } = loaderWith([channel("pr-1", { percent: 100 })], false);
  await renderInSite(<ChannelBanner channel="pr-1" />, { loader, access });
  await act(() => loader.load("mf-activities"));
  expect(registered).toEqual([
    "/features/mf-activities/pr-1/entry.js",
    "/features/mf-activities/v1/entry.js",
  ]);
  expect(versions()).toEqual(["v1"]);
  expect(loader.apps()[0]).toMatchObject({
    version: "v1",
    state: { status: "ready" },
    gaveUp: { version: "of pr-1", error: { kind: "exception" } },
  });
  await waitFor(() => {
    expect(banner()).toHaveTextContent(
      "La version « pr-1 » de mf-activities ne se charge pas : tu vois celle en place.",
    );
  });
});
