import { api, fakeServer } from "@coulisses/shared-auth/testing";
import type { WallSlot } from "@coulisses/shared-domain/wall-board/wall-board";
import { FeatureAt } from "@coulisses/shared-pages/testing";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import feature from "../feature";

const slot = (task: string, start: string, fields: Partial<WallSlot> = {}): WallSlot => ({
  task,
  place: "Zone B",
  start: `2026-05-15T${start}:00.000Z`,
  end: "2026-05-15T22:00:00.000Z",
  expected: 2,
  lacking: 0,
  missing: [],
  ...fields,
});
const usual = () => [
  slot("Tenir le bar", "17:12", {
    lacking: 2,
    missing: [
      { firstname: "Léa", state: "expected" },
      { firstname: "Théo", state: "absent" },
    ],
  }),
  slot("Accueil", "17:40", { place: null, missing: [{ firstname: "Zoé", state: "expected" }] }),
  slot("Scène", "18:20"),
  slot("Nuit", "21:00", { expected: 0, lacking: 3 }),
];

let slots = usual();
let answer: "slots" | "closed" | "refused" | "none" = "slots";
const asked: Request[] = [];
/** When the board asked, by its own clock. */
const times: number[] = [];

fakeServer(
  http.get(api("wall-board"), ({ request }) => {
    asked.push(request);
    times.push(Date.now());
    if (answer === "none") return HttpResponse.error();
    if (answer === "refused") return HttpResponse.json({ message: "Trop" }, { status: 429 });
    if (answer === "closed")
      return HttpResponse.json({ message: "Ce lien n'est plus valable" }, { status: 404 });
    const etag = `"${String(slots.length)}"`;
    if (request.headers.get("if-none-match") === etag) return new HttpResponse(null, { status: 304 });
    return HttpResponse.json(slots, { headers: { etag } });
  }),
);

beforeEach(() => {
  slots = usual();
  answer = "slots";
  asked.length = times.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers({ now: new Date("2026-05-15T17:30:00Z"), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

/** Nobody is logged in. */
const open = () => render(<FeatureAt feature={feature} path="/wall-board#3.secret" />);
const part = async (name: string) => within(await screen.findByRole("region", { name }));
const lines = async (name: string) =>
  (await part(name)).queryAllByRole("listitem").map((line) => line.textContent);
const later = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

describe("The board of the headquarters", () => {
  it("says who is missing, what starts within the hour and what lacks people", async () => {
    open();
    expect(await lines("Qui manque")).toEqual([
      "Léa, Théo (absent·e)Tenir le barZone B19:12depuis 18 min",
      "ZoéAccueil19:40dans 10 min",
    ]);
    expect(await lines("Dans l'heure")).toEqual([
      "Accueil19:402/2dans 10 min",
      "Scène20:20 · Zone B2/2dans 50 min",
    ]);
    expect(await lines("Il manque du monde")).toEqual([
      "Tenir le bar19:12 · Zone B2/4depuis 18 min",
      "Nuit23:00 · Zone B0/3dans 3 h 30",
    ]);
    expect((await part("Qui manque")).getByText("3 personnes")).toBeVisible();
    expect(screen.getByText("19:30")).toBeVisible();
  });

  it("follows the clock by itself, and says that nobody is missing", async () => {
    slots = [slot("Scène", "17:45")];
    open();
    expect(await (await part("Qui manque")).findByText("Tout le monde est là.")).toBeVisible();
    expect(await lines("Dans l'heure")).toEqual(["Scène19:45 · Zone B2/2dans 15 min"]);
    await later(60);
    expect(await lines("Dans l'heure")).toEqual(["Scène19:45 · Zone B2/2dans 14 min"]);
    await later(14 * 60);
    expect((await part("Dans l'heure")).getByText("Aucun créneau ne commence dans l'heure.")).toBeVisible();
  });

  it("drops a person who was checked in within half a minute, without any input", async () => {
    open();
    expect(await lines("Qui manque")).toHaveLength(2);
    slots = slots.slice(1);
    await later(16);
    await waitFor(() => expect(screen.queryByText(/Léa/)).not.toBeInTheDocument());
    expect(await lines("Qui manque")).toEqual(["ZoéAccueil19:40dans 10 min"]);
  });

  it("asks every 15 seconds for what is new, with its secret in a header and no referrer", async () => {
    open();
    await lines("Qui manque");
    await later(15);
    await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(2));
    const [first = 0, second = 0] = times;
    expect(Math.round((second - first) / 1000)).toBeLessThanOrEqual(17);
    const headers = (name: string) => asked.slice(0, 2).map((request) => request.headers.get(name));
    expect(headers("if-none-match")).toEqual([null, '"4"']);
    expect(headers("authorization")).toEqual(["Bearer 3.secret", "Bearer 3.secret"]);
    expect(asked.map(({ referrerPolicy, url }) => [referrerPolicy, url.includes("secret")])).toContainEqual([
      "no-referrer",
      false,
    ]);
  });

  it.each(["none", "refused"] as const)(
    "stays on when the server answers %s, says its age, warns after a minute and comes back",
    async (failure) => {
      open();
      expect(await lines("Qui manque")).toHaveLength(2);
      answer = failure;
      await later(40);
      expect(screen.getByText(/^À jour il y a \d\d s$/)).toBeVisible();
      expect(screen.queryByText(/Sans nouvelles/)).not.toBeInTheDocument();
      await later(140);
      expect(screen.getByText(/^Sans nouvelles depuis 19:30, il y a [23] min/)).toBeVisible();
      expect(await lines("Qui manque")).toHaveLength(2);
      answer = "slots";
      await later(16);
      await waitFor(() => expect(screen.queryByText(/Sans nouvelles/)).not.toBeInTheDocument());
      expect(screen.getByText(/^À jour il y a \d+ s$/)).toBeVisible();
    },
  );

  it("shows nothing more once its link is revoked, and says so within a minute", async () => {
    open();
    await lines("Qui manque");
    answer = "closed";
    await later(59);
    expect(await screen.findByRole("alert")).toHaveTextContent("Ce lien n'est plus valable");
    expect(screen.queryByText(/Léa/)).not.toBeInTheDocument();
    expect(screen.queryByText(/À jour/)).not.toBeInTheDocument();
  });

  it("shows as many lines as fit, then how many people the others are", async () => {
    const spies = [
      jest.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(100),
      jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(60),
      jest.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function (this: HTMLElement) {
        return 60 * Array.from(this.parentElement?.children ?? []).indexOf(this);
      }),
    ];
    slots = [
      ...usual(),
      slot("Buvette", "17:35", { missing: Array(3).fill({ firstname: "Ana", state: "left" }) }),
    ];
    open();
    const missing = await part("Qui manque");
    expect(await missing.findByText("et 4 autres")).toBeVisible();
    const [first, second] = missing.getAllByRole("listitem");
    expect([
      getComputedStyle(first as Element).visibility,
      getComputedStyle(second as Element).visibility,
    ]).toEqual(["visible", "hidden"]);
    for (const spy of spies) spy.mockRestore();
  });

  it("shows what a task is called as it is written", async () => {
    slots = [slot("<img src=x onerror=alert(1)>", "17:45", { place: "<b>Bar</b>" })];
    open();
    expect(await lines("Dans l'heure")).toEqual([
      "<img src=x onerror=alert(1)>19:45 · <b>Bar</b>2/2dans 15 min",
    ]);
    expect(document.querySelector("img")).toBeNull();
  });

  it("is dark until its other theme was chosen on it", async () => {
    const { unmount } = open();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(await screen.findByRole("button", { name: "Mode clair" }));
    expect(document.documentElement.style.colorScheme).toBe("light");
    unmount();
    open();
    expect(await screen.findByRole("button", { name: "Mode sombre" })).toBeVisible();
  });
});
