import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Menu, prefetchMenu } from "./menu";
import rehearseMenu from "./rehearse-menu";
import type { MenuItem } from "./menu-surface";

beforeAll(() => prefetchMenu());

function menu(items: readonly MenuItem[]) {
  render(<Menu label="Actions" trigger={<button>Actions</button>} items={items} />);
  return screen.getByRole("button");
}
const item = (name: string) => screen.getByRole("menuitem", { name });

describe("a menu", () => {
  it("opens by an arrow, and goes by the first letter without its accent", async () => {
    const button = menu([{ label: "Ouvrir" }, "divider", { label: "Dupliquer" }, { label: "Éditer" }]);
    expect(button).toHaveAttribute("aria-expanded", "false");
    button.focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(button).toHaveAttribute("aria-expanded", "true");
    // Its story looks at where the focus starts: jsdom, which lays nothing out, has nothing that takes the focus.
    item("Ouvrir").focus();
    await userEvent.keyboard("e");
    expect(item("Éditer")).toHaveFocus();
    await userEvent.keyboard("o");
    expect(item("Ouvrir")).toHaveFocus();
  });

  it("does once what was chosen, and gives the focus back first", async () => {
    const focused: unknown[] = [];
    const button = menu([{ label: "Dupliquer", onSelect: () => focused.push(document.activeElement) }]);
    await userEvent.click(button);
    await userEvent.click(item("Dupliquer"));
    expect(focused).toEqual([button]);
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  });

  it("leads where a link says: in place by itself, in a tab with Ctrl", async () => {
    const onSelect = jest.fn();
    const button = menu([{ label: "Planning", href: "#planning", onSelect }]);
    await userEvent.click(button);
    expect(fireEvent.click(item("Planning"), { ctrlKey: true })).toBe(true);
    expect(onSelect).not.toHaveBeenCalled();
    await userEvent.click(button);
    expect(fireEvent.click(item("Planning"))).toBe(false);
    expect(onSelect).toHaveBeenCalledTimes(1);
  });

  it("keeps open on what is disabled, and does not do it", async () => {
    const onSelect = jest.fn();
    await userEvent.click(menu([{ label: "Exporter", disabled: true, onSelect }]));
    await userEvent.click(item("Exporter"));
    expect(onSelect).not.toHaveBeenCalled();
    expect(item("Exporter")).toHaveAttribute("aria-disabled", "true");
  });

  it("closes on Tab, on a press elsewhere and on Escape", async () => {
    const button = menu([{ label: "Ouvrir" }]);
    for (const leave of [
      () => userEvent.tab(),
      () => userEvent.click(document.body),
      () => userEvent.keyboard("{Escape}"),
    ]) {
      await userEvent.click(button);
      expect(screen.getByRole("menu", { name: "Actions" })).toBeInTheDocument();
      item("Ouvrir").focus();
      await leave();
      expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    }
  });
});

it("rehearsed before the first one opens, a menu leaves nothing in the page and the focus where it is", () => {
  render(<input aria-label="Nom" autoFocus />);
  const before = document.body.innerHTML;
  act(rehearseMenu);
  expect(screen.queryByRole("menu", { hidden: true })).not.toBeInTheDocument();
  expect(document.body.innerHTML).toBe(before);
  expect(screen.getByLabelText("Nom")).toHaveFocus();
});
