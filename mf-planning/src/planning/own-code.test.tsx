import { screen, waitFor, within } from "@testing-library/react";
import { openPage } from "../testing/open-page";
import { zoe } from "../testing/planning-samples";
import { planningServer } from "../testing/planning-server";

planningServer();
const volunteer = { teams: ["benevole"], permissions: ["view-planning", "view-volunteer"] };
const own = () => openPage("/planning", volunteer);
const ofZoe = () => openPage(`/planning/${zoe.id}`, volunteer);

describe("One's own QR", () => {
  it("is shown large, with the code to type below it", async () => {
    const { user } = own();
    await user.click(await screen.findByRole("button", { name: "Mon QR" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Mon QR de pointage" }));
    expect(await dialog.findByText("ABCDE-23456")).toBeVisible();
    // Six dark modules, four light ones around.
    const qr = dialog.getByRole("img", { name: "QR de pointage" });
    expect(qr).toHaveAttribute("viewBox", "0 0 11 11");
    expect(qr.querySelector("path")?.getAttribute("d")?.match(/M/g)).toHaveLength(6);
  });

  it("leads anyone who is in charge of a slot to ticking the others off: their phone's bar does not", async () => {
    const { user, address } = own();
    await user.click(await screen.findByRole("button", { name: "Mon QR" }));
    await user.click(await screen.findByRole("link", { name: /^Responsable d'un créneau/ }));
    await waitFor(() => expect(address()).toBe("/check-in"));
  });

  it("is on nobody else's planning", async () => {
    ofZoe();
    await screen.findByRole("heading", { name: /^Planning de/ });
    expect(screen.queryByRole("button", { name: "Mon QR" })).not.toBeInTheDocument();
  });
});
