import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { noUpdates, renderInSite } from "../testing/test-site";
import { UpdatePill } from "./update-pill";

test("nothing is offered as long as nothing is newer", async () => {
  await renderInSite(<UpdatePill />, { at: "/fa" });
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("what is published meanwhile is offered, for now or for the next page", async () => {
  let tell: () => void = () => undefined;
  const updates = {
    ...noUpdates,
    isStale: jest.fn((_feature: string | null) => false),
    reload: jest.fn(() => Promise.resolve()),
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
  };
  await renderInSite(<UpdatePill />, { at: "/fa", updates });
  updates.isStale.mockReturnValue(true);
  act(() => {
    tell();
  });
  expect(updates.isStale).toHaveBeenCalledWith("mf-activities");
  await userEvent.click(screen.getByRole("button", { name: "Nouvelle version" }));
  expect(updates.reload).toHaveBeenCalledTimes(1);
});
