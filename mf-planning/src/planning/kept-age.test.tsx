import { parisInstant } from "@coulisses/shared-domain/time/paris";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { KeptAge } from "./kept-age";

const match = jest.fn<Promise<Response | undefined>, [string]>();
const network = jest.spyOn(navigator, "onLine", "get");
const show = () =>
  render(
    <ThemeProvider theme="blue-light">
      <KeptAge volunteerId={7} />
    </ThemeProvider>,
  );
const keptAt = (date: Date) => new Response("[]", { headers: { date: date.toUTCString() } });

beforeEach(() => {
  Object.defineProperty(window, "caches", { configurable: true, value: { match } });
  jest.useFakeTimers({
    now: parisInstant("2027-05-14", 20),
    doNotFake: ["setTimeout", "setInterval", "queueMicrotask"],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

it("says nothing with the network, and how old the planning is once it is gone", async () => {
  match.mockResolvedValue(keptAt(parisInstant("2027-05-14", 14, 5)));
  network.mockReturnValue(true);
  show();
  expect(screen.queryByText(/Hors ligne/)).toBeNull();
  network.mockReturnValue(false);
  fireEvent(window, new Event("offline"));
  expect(await screen.findByText(/^Hors ligne · à jour à 14:05/)).toBeVisible();
  expect(match).toHaveBeenCalledWith("/api/users/7/assignments", { ignoreVary: true });
  network.mockReturnValue(true);
  fireEvent(window, new Event("online"));
  await waitFor(() => expect(screen.queryByText(/Hors ligne/)).toBeNull());
});

it("names the day when it is not today's", async () => {
  match.mockResolvedValue(keptAt(parisInstant("2027-05-13", 14, 5)));
  network.mockReturnValue(false);
  show();
  expect(await screen.findByText(/à jour le jeudi 13 mai à 14:05/)).toBeVisible();
});

it("says only that there is no network where nothing is kept", () => {
  match.mockResolvedValue(undefined);
  network.mockReturnValue(false);
  show();
  expect(screen.getByText(/^Hors ligne\./)).toBeVisible();
});
