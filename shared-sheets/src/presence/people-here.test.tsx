import { renderWithStore } from "@coulisses/shared-auth/testing";
import type { PresentPerson } from "@coulisses/shared-domain/presence/presence";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PeopleHere } from "./people-here";

const lea: PresentPerson = { id: 1, firstname: "Léa", section: "signa" };
const sam: PresentPerson = { id: 2, firstname: "Sam", section: null };
const titles: Record<string, string> = { signa: "Signa", general: "Général" };
const titleOf = (section: string) => titles[section];

function show(people: PresentPerson[]) {
  const page = (some: PresentPerson[]) => (
    <ThemeProvider theme="blue-light">
      <PeopleHere people={some} titleOf={titleOf} />
    </ThemeProvider>
  );
  const { rerender } = renderWithStore(page(people));
  return (some: PresentPerson[]) => rerender(page(some));
}
const said = () => screen.getByRole("status").textContent;

describe("the others on a sheet", () => {
  it("are nobody: no button stands in the head", () => {
    show([]);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("are listed by keyboard, with links to the sections that they read", async () => {
    show([lea, sam]);
    const button = screen.getByRole("button", { name: "Léa et Sam consultent cette fiche" });
    button.focus();
    await userEvent.keyboard("{ArrowDown}");
    const list = within(await screen.findByRole("menu", { name: "Qui consulte cette fiche" }));
    const items = await list.findAllByRole("menuitem");
    expect(items.map((item) => item.textContent)).toEqual(["LLéa · Signa", "SSam"]);
    expect(items[0]).toHaveAttribute("href", "#signa");
    expect(items[1]).not.toHaveAttribute("href");
  });

  it("keep the focus in the open list as they move on", async () => {
    const update = show([lea, sam]);
    await userEvent.click(screen.getByRole("button", { name: "Léa et Sam consultent cette fiche" }));
    const item = await screen.findByRole("menuitem", { name: "Léa · Signa" });
    item.focus();
    update([{ ...lea, section: "general" }, sam]);
    expect(await screen.findByRole("menuitem", { name: "Léa · Général" })).toHaveFocus();
  });

  it("are told apart when they bear one first name, and a section of a later version is left out", async () => {
    show([
      { ...lea, section: "drones" },
      { ...lea, id: 3 },
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Léa et Léa (2) consultent cette fiche" }));
    const items = await screen.findAllByRole("menuitem");
    expect(items.map((item) => item.textContent)).toEqual(["LLéa", "LLéa (2) · Signa"]);
  });
});

describe("PRE-5 a screen reader", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const wait = () => act(() => jest.advanceTimersByTimeAsync(2_000));

  it("hears once of each person who comes, and nothing of moves and departures", async () => {
    const update = show([lea]);
    expect(said()).toBe("");
    await wait();
    expect(said()).toBe("Léa consulte cette fiche");
    update([{ ...lea, section: "general" }, sam]);
    await wait();
    expect(said()).toBe("Sam consulte cette fiche");
    update([]);
    await wait();
    update([lea, sam]);
    await wait();
    expect(said()).toBe("Sam consulte cette fiche");
  });

  it("hears of people who come together in one sentence", async () => {
    const update = show([lea]);
    update([lea, sam]);
    await wait();
    expect(said()).toBe("Léa et Sam consultent cette fiche");
  });
});
