import { api, fakeServer } from "@coulisses/shared-auth/testing";
import { FeatureAt } from "@coulisses/shared-pages/testing";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import feature from "../feature";
import { slot } from "../testing/crowd-samples";

let isClosed = false;
let isAway = false;
const asked: Request[] = [];
const slots = [
  { task: "Tenir le bar", place: "Zone B", people: ["Léa Martin", "Théo (Tito) Petit"], ...slot(18, 20) },
  { task: "Ranger", place: null, people: ["Zoé Blanc"], ...slot(20, 22) },
];

fakeServer(
  http.get(api("kiosk/:secret"), ({ request }) => {
    asked.push(request);
    if (isAway) return HttpResponse.error();
    if (isClosed) return HttpResponse.json({ message: "Ce lien n'est plus valable" }, { status: 404 });
    if (request.headers.get("if-none-match") === '"one"') return new HttpResponse(null, { status: 304 });
    return HttpResponse.json(slots, { headers: { etag: '"one"' } });
  }),
);

beforeEach(() => {
  [isClosed, isAway] = [false, false];
  asked.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers({ now: new Date("2026-05-15T17:30:00Z"), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

/** Nobody is logged in. */
const open = (secret = "secret-1") =>
  render(
    <ThemeProvider theme="blue-dark">
      <FeatureAt feature={feature} path={`/kiosk/${secret}`} />
    </ThemeProvider>,
  );
const part = async (name: string) => within(await screen.findByRole("region", { name }));
const later = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));

describe("The screen on the wall", () => {
  it("says who is where now and in the next hour, by place", async () => {
    open();
    const present = await part("Maintenant");
    expect(present.getByRole("heading", { name: "Zone B" })).toBeVisible();
    expect(present.getByText("Tenir le bar · jusqu'à 20:00")).toBeVisible();
    expect(present.getByText("Théo (Tito) Petit")).toBeVisible();
    expect((await part("Dans l'heure")).getByText("Ranger · à 20:00")).toBeVisible();
  });

  it("follows the clock by itself", async () => {
    open();
    await part("Maintenant");
    await later(1);
    await later(29);
    expect((await part("Maintenant")).getByText("Ranger · jusqu'à 22:00")).toBeVisible();
    expect((await part("Dans l'heure")).getByText("Aucun créneau ne commence dans l'heure.")).toBeVisible();
    expect(screen.getByText("20:00")).toBeVisible();
  });

  it("asks again every half minute, only for what is new, without saying where from", async () => {
    open();
    await part("Maintenant");
    await later(1);
    await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(2));
    const [first, second] = asked;
    expect([first, second].map((request) => request?.headers.get("if-none-match"))).toEqual([null, '"one"']);
    expect(second?.headers.get("authorization")).toBeNull();
    expect(second?.referrerPolicy).toBe("no-referrer");
  });

  it("stays on without network and says how old it is, until the network is back", async () => {
    open();
    await part("Maintenant");
    isAway = true;
    await later(7);
    expect(screen.getByText(/Pas de réseau : .* reçu il y a [67] min/)).toBeVisible();
    expect((await part("Maintenant")).getByText("Léa Martin")).toBeVisible();
    isAway = false;
    await later(1);
    await waitFor(() => expect(screen.queryByText(/Pas de réseau/)).not.toBeInTheDocument());
  });

  it("shows after a reload without network what it showed before, and says how old it is", async () => {
    const { unmount } = open();
    await part("Maintenant");
    unmount();
    isAway = true;
    await later(4);
    const { unmount: leave } = open();
    expect((await part("Maintenant")).getByText("Léa Martin")).toBeVisible();
    expect(await screen.findByText(/Pas de réseau : .* reçu il y a [45] min/)).toBeVisible();
    leave();
    open("secret-2");
    expect(await screen.findByText(/^Pas de réseau/)).toBeVisible();
    expect(screen.queryByText("Léa Martin")).not.toBeInTheDocument();
  });

  it("keeps nothing of a link that was closed", async () => {
    const { unmount } = open();
    await part("Maintenant");
    isClosed = true;
    await later(1);
    expect(await screen.findByRole("alert")).toBeVisible();
    unmount();
    [isClosed, isAway] = [false, true];
    open();
    expect(await screen.findByText(/^Pas de réseau/)).toBeVisible();
    expect(screen.queryByText("Léa Martin")).not.toBeInTheDocument();
  });

  it("shows nothing more once its link is closed, and says so", async () => {
    open();
    await part("Maintenant");
    isClosed = true;
    await later(1);
    expect(await screen.findByRole("alert")).toHaveTextContent("Ce lien n'est plus valable");
    expect(screen.queryByText("Léa Martin")).not.toBeInTheDocument();
  });

  it("turns its pages when more people are somewhere than fit, and says which one it shows", async () => {
    const width = (name: "clientWidth" | "scrollWidth", pixels: number) =>
      jest.spyOn(Element.prototype, name, "get").mockReturnValue(pixels);
    const [place, content] = [width("clientWidth", 1_000), width("scrollWidth", 2_400)];
    open();
    const present = await part("Maintenant");
    const list = present.getByRole("list", { name: "Maintenant : créneaux" });
    const shown = async (page: string, scrolled: number) => {
      expect(await present.findByLabelText(page)).toBeVisible();
      expect(list.scrollLeft).toBe(scrolled);
    };
    await shown("Page 1 sur 3", 0);
    await later(0.2);
    await shown("Page 2 sur 3", 1_000);
    await later(0.2);
    await shown("Page 3 sur 3", 2_000);
    await later(0.2);
    await shown("Page 1 sur 3", 0);
    for (const spy of [place, content]) spy.mockRestore();
  });

  it("keeps the screen lit, again after it was hidden", async () => {
    const request = jest.fn(() => Promise.resolve({ release: () => Promise.resolve() }));
    Object.assign(navigator, { wakeLock: { request } });
    open();
    await part("Maintenant");
    expect(request).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(request).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(navigator, "wakeLock");
  });

  it("is light or dark, as was last chosen on it", async () => {
    const { unmount } = open();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(await screen.findByRole("button", { name: "Mode clair" }));
    expect(document.documentElement.style.colorScheme).toBe("light");
    unmount();
    open();
    expect(await screen.findByRole("button", { name: "Mode sombre" })).toBeVisible();
  });
});
