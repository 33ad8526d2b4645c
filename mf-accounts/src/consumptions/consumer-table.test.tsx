import { baseApi } from "@coulisses/shared-auth";
import { act, screen, waitFor } from "@testing-library/react";
import { holder } from "../testing/sg-samples";
import { sgServer } from "../testing/sg-server";
import { openPage } from "../testing/open-page";
import { amountOf, cellsOf, chooseMode, openSg as open, press, typeAmount } from "../testing/sg-evening";

const festival = sgServer();
const { kept } = festival;
const search = () => screen.getByRole("searchbox", { name: "Rechercher une personne" });

describe("The table", () => {
  it("is filled by the keyboard alone: a part of a name, Enter, a number, Enter, the next name", async () => {
    const { user } = await open();
    expect(search()).toHaveFocus();
    await user.keyboard("noi{Enter}3{Enter}");
    expect(search()).toHaveFocus();
    await user.keyboard("cleo{Enter}11{Enter}");
    await user.clear(search());
    expect(
      [amountOf("Ada Roux"), amountOf("Bob Noir"), amountOf("Cléo Blanc")].map(
        (field) => (field as HTMLInputElement).value,
      ),
    ).toEqual(["", "3", "11"]);
    await user.keyboard("{Enter}{ArrowDown}{ArrowDown}{ArrowUp}5");
    expect(amountOf("Bob Noir")).toHaveValue("5");
  });

  it("adds one stick, or five, at a press", async () => {
    const page = await open();
    await press(page, "1 bâton de plus pour Ada Roux");
    await press(page, "5 bâtons de plus pour Ada Roux");
    expect(amountOf("Ada Roux")).toHaveValue("6");
  });

  it("shows those of Hard and Vieux, as one chooses", async () => {
    const page = await open();
    await press(page, "Vieux");
    expect(screen.queryByRole("textbox", { name: /Bob Noir/ })).not.toBeInTheDocument();
    await press(page, "Hard");
    expect(screen.getByText("Aucun compte ne correspond à ces filtres")).toBeVisible();
  });

  it("comes back after a reload with all that was typed, and begins anew when one wants", async () => {
    const first = await open();
    await chooseMode(first, "Placard");
    typeAmount("Ada Roux", "4");
    first.unmount();
    const page = await open({ mode: "Placard" });
    expect(amountOf("Ada Roux")).toHaveValue("4");
    await press(page, "Recommencer");
    expect(amountOf("Ada Roux")).toHaveValue("");
    page.unmount();
    await open();
    expect(screen.queryByText(/commencé à saisir/)).not.toBeInTheDocument();
  });

  it("follows the balances and barrels that others change, and keeps what is typed", async () => {
    const { store } = await open();
    typeAmount("Ada Roux", "2");
    kept.consumers = [holder(11, "Ada", "Roux", { balance: -100, teams: ["hard"] })];
    kept.barrels = [{ slug: "blonde", drink: "Blonde", price: 9000, openedOn: "2027-02-22T19:00:00.000Z" }];
    act(() => {
      store.dispatch(
        baseApi.util.invalidateTags([
          { type: "Transaction", id: "LIST" },
          { type: "Barrel", id: "LIST" },
        ]),
      );
    });
    await waitFor(() => expect(cellsOf("Ada Roux")[1]).toBe("-1,00\u00a0€"));
    await waitFor(() => expect(cellsOf("Ada Roux")[2]).toBe("90,00\u00a0€"));
    expect(amountOf("Ada Roux")).toHaveValue("2");
  });

  it("says why it has nothing to show, and is read again", async () => {
    festival.unplug();
    const page = openPage("/sg");
    const again = await screen.findByRole("button", { name: "Réessayer" });
    festival.plug();
    await page.user.click(again);
    expect(await screen.findByRole("textbox", { name: /Ada Roux/ })).toBeVisible();
  });
});
