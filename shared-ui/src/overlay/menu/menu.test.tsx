import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Menu } from "./menu";
import type { MenuItem } from "./menu-list";
import { Popover } from "./popover";

function menu(items: readonly MenuItem[], openOnHover = false) {
  render(<Menu label="Actions" trigger={<button>Actions</button>} items={items} openOnHover={openOnHover} />);
  return screen.getByRole("button");
}
const item = (name: string) => screen.getByRole("menuitem", { name });

describe("a menu", () => {
  it("goes round with the arrows, and by the first letter without its accent", async () => {
    const button = menu([{ label: "Ouvrir" }, "divider", { label: "Dupliquer" }, { label: "Éditer" }]);
    button.focus();
    await userEvent.keyboard("{ArrowUp}");
    expect(item("Ouvrir")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    expect(item("Éditer")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    expect(item("Ouvrir")).toHaveFocus();
    await userEvent.keyboard("e");
    expect(item("Éditer")).toHaveFocus();
    await userEvent.keyboard("{Home}{End}");
    expect(item("Éditer")).toHaveFocus();
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
    await userEvent.click(menu([{ label: "Planning", href: "#planning", onSelect }]));
    const link = item("Planning");
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(onSelect).not.toHaveBeenCalled();
    expect(fireEvent.click(link)).toBe(false);
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
      await leave();
      expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    }
  });
});

describe("a menu that a mouse opens by pointing", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const user = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

  it("leaves the focus where it is, and a moment to reach the list", async () => {
    const pointer = user();
    const button = menu([{ label: "Profil" }], true);
    await pointer.hover(button);
    expect(screen.getByRole("menu")).toBeInTheDocument();
    expect(document.body).toHaveFocus();
    await pointer.unhover(button);
    jest.advanceTimersByTime(200);
    await pointer.hover(screen.getByRole("menu"));
    jest.advanceTimersByTime(1000);
    expect(screen.getByRole("menu")).toBeInTheDocument();
  });

  it("stays open for who opened it with the keyboard when the mouse is no longer over it", async () => {
    const pointer = user();
    const button = menu([{ label: "Profil" }], true);
    await pointer.tab();
    await pointer.keyboard("{ArrowDown}");
    await pointer.hover(button);
    await pointer.unhover(button);
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole("menuitem", { name: "Profil" })).toHaveFocus();
  });
});

describe("a popover", () => {
  it("takes the focus, and gives it back on Escape", async () => {
    render(
      <Popover label="Filtres" trigger={<button>Filtres</button>}>
        Contenu
      </Popover>,
    );
    await userEvent.click(screen.getByRole("button"));
    expect(screen.getByRole("dialog", { name: "Filtres" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button")).toHaveFocus();
  });

  it("stays while one works in it, and closes on a press elsewhere", async () => {
    render(
      <Popover label="Filtres" trigger={<button>Filtres</button>}>
        <input />
      </Popover>,
    );
    await userEvent.click(screen.getByRole("button"));
    await userEvent.type(screen.getByRole("textbox"), "bal");
    expect(screen.getByRole("dialog")).toBeInTheDocument();
    await userEvent.click(document.body);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
