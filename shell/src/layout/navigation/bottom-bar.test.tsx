import { baseApi } from "@coulisses/shared-auth";
import { aWindow, fakeServer, read } from "@coulisses/shared-auth/testing";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { activitiesPage, registryWith, renderInSite, testLoader } from "../../testing/test-site";
import { BottomBar } from "./bottom-bar";

const COUNT = "check-ins/slots/mine/count";
const server = fakeServer(read(COUNT, () => 0));
jest.mock("../../features/use-prefetch-on-intent", () => ({ usePrefetchOnIntent: () => undefined }));

const page = (path: string, title: string, order: number) => ({
  ...activitiesPage,
  path,
  title,
  menu: { group: "mine" as const, order },
});
/** Check-in has a place in the bar while a slot of the person waits for it. */
const checkIn = {
  ...page("/check-in", "Pointage", 60),
  permission: "view-planning",
  bar: { request: COUNT, permission: "view-planning", tags: ["Planning"] },
};
const fixed = ["/planning", "/availabilities", "/volunteers"].map((path, at) => page(path, path, 10 + at));

function open(permissions: string[], teams = ["soft"]) {
  aWindow(390);
  const loader = testLoader({ registry: registryWith({ pages: [...fixed, checkIn] }) });
  return renderInSite(<BottomBar />, { loader, at: "/planning", access: { teams, permissions } });
}
const link = (name: string) => screen.queryByRole("link", { name });

describe("A page with a place in the bar of a phone while something waits there", () => {
  it("comes for a volunteer, and goes", async () => {
    let count = 0;
    server.use(read(COUNT, () => count));
    const { store } = await open(["view-planning"]);
    const recount = (now: number) => {
      count = now;
      act(() => void store.dispatch(baseApi.util.invalidateTags([{ type: "Planning", id: "LIST" }])));
    };
    expect(screen.getAllByRole("link")).toHaveLength(4);
    recount(2);
    expect(await screen.findByRole("link", { name: "Pointage" })).toHaveAttribute("href", "/check-in");
    recount(0);
    await waitFor(() => expect(link("Pointage")).not.toBeInTheDocument());
  });

  it("is not counted for an organiser, who has it behind « Plus »", async () => {
    const count = jest.fn(() => 1);
    server.use(read(COUNT, count));
    await open(["view-planning", "view-orga-mobile-nav"], ["hard"]);
    expect(link("Pointage")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Plus" }));
    expect(await screen.findByRole("link", { name: "Pointage" })).toBeVisible();
    expect(count).not.toHaveBeenCalled();
  });
});
