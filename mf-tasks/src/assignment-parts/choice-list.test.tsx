import { MemoryRouter } from "@coulisses/shared-pages/testing";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { CategoryDurations } from "./category-durations";
import { ChoiceList } from "./choice-list";

const people = ["Léa", "Noël", "Théo"];
type ListProps = ComponentProps<typeof ChoiceList<string>>;
/** Shows the page with other rows, as when another manager assigns. */
let setRows: (rows: readonly string[]) => void;

function show({ rows: first = people, ...props }: Partial<ListProps> = {}) {
  const pageWith = (rows: readonly string[]) => (
    <ThemeProvider theme="blue-light">
      <MemoryRouter>
        <button>Avant</button>
        <ChoiceList
          label="Bénévoles"
          rows={rows}
          getKey={(name) => name}
          render={(name) => name}
          opens={(name) => ({ label: `Planning de ${name}`, href: `/planning/${name}` })}
          {...props}
        />
        <button>Après</button>
      </MemoryRouter>
    </ThemeProvider>
  );
  const { rerender } = render(pageWith(first));
  setRows = (rows) => rerender(pageWith(rows));
  return userEvent.setup();
}
const row = (name: string) => screen.getByRole("button", { name });
const many = Array.from({ length: 250 }, (_, rank) => `Bénévole ${rank + 1}`);
const countRows = () => within(screen.getByRole("list")).getAllByRole("listitem").length;

describe("§5.8 A list to choose from, by keyboard", () => {
  it("is one stop for Tab, with the link of its row", async () => {
    const user = show({ onChoose: jest.fn() });
    row("Avant").focus();
    await user.tab();
    expect(row("Léa")).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("link", { name: "Planning de Léa" })).toHaveFocus();
    await user.tab();
    expect(row("Après")).toHaveFocus();
  });

  it("is walked by the arrows, from its start to its end and no further", async () => {
    const user = show({ onChoose: jest.fn() });
    row("Léa").focus();
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    expect(row("Théo")).toHaveFocus();
    await user.keyboard("{ArrowUp}");
    expect(row("Noël")).toHaveFocus();
    await user.keyboard("{Home}{ArrowUp}");
    expect(row("Léa")).toHaveFocus();
    await user.keyboard("{End}");
    expect(row("Théo")).toHaveFocus();
  });

  it("leaves the arrows to the browser with another key held", async () => {
    const user = show({ onChoose: jest.fn() });
    row("Léa").focus();
    await user.keyboard("{Control>}{ArrowDown}{/Control}{Alt>}{End}{/Alt}");
    expect(row("Léa")).toHaveFocus();
  });

  it("chooses by Enter, and comes back to the row where one was", async () => {
    const choose = jest.fn();
    const user = show({ onChoose: choose });
    row("Léa").focus();
    await user.keyboard("{ArrowDown}{Enter}");
    expect(choose.mock.calls).toEqual([["Noël"]]);
    row("Après").focus();
    await user.tab({ shift: true });
    expect(screen.getByRole("link", { name: "Planning de Noël" })).toHaveFocus();
  });

  it("starts at the chosen row", async () => {
    const user = show({ onChoose: jest.fn(), chosen: "Théo" });
    expect(row("Théo")).toHaveAttribute("aria-current", "true");
    expect(row("Léa")).not.toHaveAttribute("aria-current");
    row("Avant").focus();
    await user.tab();
    expect(row("Théo")).toHaveFocus();
  });

  it("moves on to the next row when the one in focus is assigned, and to the last after the last", () => {
    show({ onChoose: jest.fn() });
    act(() => row("Noël").focus());
    setRows(["Léa", "Théo"]);
    expect(row("Théo")).toHaveFocus();
    setRows(["Léa"]);
    expect(row("Léa")).toHaveFocus();
  });

  it("takes no focus for a row that comes back, once all had gone", () => {
    show({ rows: ["Léa"], onChoose: jest.fn() });
    act(() => row("Léa").focus());
    setRows([]);
    setRows(["Léa"]);
    expect(document.body).toHaveFocus();
  });

  it("takes no focus from an open dialog, where a button has just left with it", () => {
    show({ onChoose: jest.fn() });
    act(() => row("Noël").focus());
    const dialog = document.body.appendChild(document.createElement("div"));
    dialog.setAttribute("aria-modal", "true");
    setRows(["Léa", "Théo"]);
    expect(document.body).toHaveFocus();
    dialog.remove();
  });

  it("leaves the focus where it is when another row goes", () => {
    show({ onChoose: jest.fn() });
    act(() => row("Théo").focus());
    setRows(["Noël", "Théo"]);
    expect(row("Théo")).toHaveFocus();
    act(() => row("Après").focus());
    setRows(["Noël"]);
    expect(row("Après")).toHaveFocus();
  });
});

describe("§5.8 A list to choose from", () => {
  it("offers no press for rows that can't be chosen, and still leads to them", async () => {
    const choose = jest.fn();
    const user = show({ onChoose: choose, isChoosable: (name) => name !== "Noël" });
    expect(screen.queryByRole("button", { name: "Noël" })).not.toBeInTheDocument();
    await user.click(screen.getByText("Noël"));
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByRole("link", { name: "Planning de Noël" })).toHaveAttribute("href", "/planning/Noël");
  });

  it("is only read without anything to choose for", () => {
    show();
    expect(screen.queryByRole("button", { name: "Léa" })).not.toBeInTheDocument();
    expect(countRows()).toBe(3);
  });

  it("tells which row one points at, by mouse or by focus, and when one no longer does", async () => {
    const point = jest.fn();
    const user = show({ onChoose: jest.fn(), onPoint: point });
    await user.hover(row("Noël"));
    await user.unhover(row("Noël"));
    expect(point.mock.calls).toEqual([["Noël"], [undefined]]);
    point.mockClear();
    act(() => row("Léa").focus());
    act(() => row("Après").focus());
    expect(point.mock.calls).toEqual([["Léa"], [undefined]]);
  });

  it("opens a row in another tab by the right button", () => {
    const open = jest.spyOn(window, "open").mockReturnValue(null);
    show({ onChoose: jest.fn() });
    expect(fireEvent.contextMenu(row("Théo"))).toBe(false);
    expect(open).toHaveBeenCalledWith("/planning/Théo", "_blank", "noopener");
    open.mockRestore();
  });

  it("shows a hundred rows first, and a hundred more at each press", async () => {
    const user = show({ rows: many, onChoose: jest.fn() });
    expect(countRows()).toBe(100);
    await user.click(row("Afficher la suite (150)"));
    await user.click(row("Afficher la suite (50)"));
    expect(countRows()).toBe(250);
    expect(screen.queryByRole("button", { name: /^Afficher la suite/ })).not.toBeInTheDocument();
  });

  it("shows the chosen row, however far down it is", () => {
    show({ rows: many, chosen: "Bénévole 120", onChoose: jest.fn() });
    expect(countRows()).toBe(120);
    expect(row("Bénévole 120")).toHaveAttribute("aria-current", "true");
  });

  it("is not there at all without rows", () => {
    show({ rows: [] });
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
  });
});

describe("§5.9 The hours of a volunteer", () => {
  it("are told for every category, for tasks without any, and in all", () => {
    const hour = 3_600_000;
    render(
      <CategoryDurations
        stats={[
          { category: "BAR", duration: 2 * hour },
          { category: "BAR", duration: hour / 2 },
          { category: null, duration: hour },
        ]}
      />,
    );
    const words = within(screen.getByRole("list", { name: "Heures affectées par catégorie" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(words.filter((one) => one.endsWith(" Bar 2h30"))).toHaveLength(1);
    expect(words.slice(-2)).toEqual(["🤷 Sans catégorie 1h00", "Total 3h30"]);
    expect(words.filter((one) => one.endsWith(" 0h00")).length).toBe(words.length - 3);
  });
});
