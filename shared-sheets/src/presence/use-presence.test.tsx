import { liveEvents } from "@coulisses/shared-auth";
import { festivalServer, renderWithStore } from "@coulisses/shared-auth/testing";
import { refused } from "@coulisses/shared-domain/festival-error";
import { type PresentPerson, presenceBeatMs } from "@coulisses/shared-domain/presence/presence";
import { activityRoutes } from "@coulisses/shared-domain/routes/activity";
import { act, screen, waitFor } from "@testing-library/react";
import { usePresence } from "./use-presence";

const lea: PresentPerson = { id: 41, firstname: "Léa", section: "signa" };
const festival = festivalServer({ activity: { present: () => [lea], absent: () => undefined } });
const sheet = { type: "FestivalActivity" as const, id: 12 };

function Page({ section }: { section?: string }) {
  const people = usePresence({ sheet, routes: activityRoutes }, section);
  return <p>{people.map((person) => `${person.firstname} ${String(person.section)}`).join(", ")}</p>;
}

/** The words of this page to the server: the section, or « parti ». */
const said = () =>
  festival.writes.map((write) => (write.startsWith("DELETE") ? "parti" : /\{.*\}/.exec(write)?.[0]));
const tell = (id: number, people: PresentPerson[]) =>
  act(() =>
    liveEvents.set({ event: "presence", at: "", tags: [], presence: { sheet: { ...sheet, id }, people } }),
  );
function setVisible(visibilityState: "visible" | "hidden") {
  Object.defineProperty(document, "visibilityState", { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}
afterEach(() => setVisible("visible"));

it("a page says at once that it shows the sheet, and who else does", async () => {
  renderWithStore(<Page section="general" />);
  expect(await screen.findByText("Léa signa")).toBeInTheDocument();
  expect(said()).toEqual(['{"section":"general"}']);
});

it("follows what the server tells of this sheet, and only of this one", async () => {
  renderWithStore(<Page />);
  await screen.findByText("Léa signa");
  tell(13, []);
  expect(screen.getByText("Léa signa")).toBeInTheDocument();
  tell(12, [{ ...lea, section: "supply" }]);
  expect(screen.getByText("Léa supply")).toBeInTheDocument();
});

it("a page that is left says so, and one that is closed too", async () => {
  const { unmount } = renderWithStore(<Page />);
  await screen.findByText("Léa signa");
  window.dispatchEvent(new Event("pagehide"));
  await waitFor(() => expect(said().at(-1)).toBe("parti"));
  unmount();
  await waitFor(() => expect(said().filter((word) => word === "parti")).toHaveLength(2));
});

it("a page out of view says nothing, and speaks again as soon as it is back", async () => {
  setVisible("hidden");
  renderWithStore(<Page />);
  jest.useFakeTimers();
  await act(() => jest.advanceTimersByTimeAsync(3 * presenceBeatMs));
  jest.useRealTimers();
  expect(said()).toEqual([]);
  setVisible("visible");
  await screen.findByText("Léa signa");
});

it("a server that does not answer shows nobody, and no error", async () => {
  let asked = 0;
  festival.answers({
    activity: {
      present: () => {
        asked += 1;
        throw refused("Trop de requêtes");
      },
    },
  });
  renderWithStore(<Page />);
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.queryByText(/Léa/)).not.toBeInTheDocument();
});
