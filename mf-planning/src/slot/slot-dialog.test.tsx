import { aWindow } from "@coulisses/shared-auth/testing";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { prepareLeaflet } from "@coulisses/shared-ui/map/testing";
import { screen, within } from "@testing-library/react";
import { openPage } from "../testing/open-page";
import { slotOf } from "../testing/planning-samples";
import { planningServer } from "../testing/planning-server";

prepareLeaflet();
const festival = planningServer();
const bar = slotOf(12, "Tenir le bar", 18, 20);

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date(fridayAt(17)),
    doNotFake: ["setTimeout", "setInterval", "queueMicrotask"],
  });
  aWindow(1440);
});
afterEach(() => jest.useRealTimers());

it.each([
  [true, [`/check-in/12/${bar.mobilizationId}/${bar.assignmentId}`]],
  [false, []],
])("A slot leads to its check-in those who may check it in: %s", async (mayCheckIn, paths) => {
  festival.kept.slots = [bar];
  festival.kept.details = { mayCheckIn };
  const { user } = openPage("/planning", { teams: ["benevole"], permissions: ["view-planning"] });
  const next = within(await screen.findByRole("region", { name: "Prochain créneau" }));
  await user.click(next.getByRole("button", { name: "Instructions et plan" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText("Viens avec des gants");
  const links = dialog.queryAllByRole("link", { name: "Pointer ce créneau" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(paths);
});
