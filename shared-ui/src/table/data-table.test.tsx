import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Profiler } from "react";
import type { Column } from "./column";
import { DataTable, type DataTableProps } from "./data-table";

type Row = { id: number; name: string };
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Fiche ${index + 1}` }));
const remove = jest.fn();
const columns: Column<Row>[] = [
  { key: "name", header: "Nom", render: ({ name }) => name, sortBy: ({ name }) => name },
  {
    key: "remove",
    header: "Actions",
    render: ({ id }) => <button onClick={() => remove(id)}>Supprimer</button>,
  },
];

function table(props: Partial<DataTableProps<Row>> = {}) {
  const view = (more: Partial<DataTableProps<Row>> = {}) => (
    <DataTable
      rows={rowsOf(60)}
      columns={columns}
      getRowId={({ id }) => id}
      caption="Fiches"
      {...props}
      {...more}
    />
  );
  const { rerender } = render(view());
  return { change: (more: Partial<DataTableProps<Row>>) => rerender(view(more)) };
}
const lines = () => screen.getAllByRole("row").slice(1);
const names = () => lines().map((line) => within(line).getAllByRole("cell")[0]?.textContent);

it("is sorted by one column, or with Shift by several", async () => {
  const teamOf = ({ id }: Row) => (id === 2 ? "Bar" : "Accueil");
  const sortable: Column<Row>[] = [
    ...columns,
    { key: "team", header: "Équipe", render: teamOf, sortBy: teamOf },
  ];
  table({ rows: rowsOf(3), columns: sortable });
  const header = (name: string) => screen.getByRole("button", { name });
  await userEvent.click(header("Équipe"));
  expect(names()).toEqual(["Fiche 1", "Fiche 3", "Fiche 2"]);
  const user = userEvent.setup();
  await user.keyboard("{Shift>}");
  await user.click(header("Nom"));
  await user.click(header("Nom"));
  await user.keyboard("{/Shift}");
  expect(names()).toEqual(["Fiche 3", "Fiche 1", "Fiche 2"]);
  await user.click(header("Nom"));
  await user.click(header("Nom"));
  expect(names()).toEqual(["Fiche 1", "Fiche 2", "Fiche 3"]);
});

it("is whole on paper, where nobody turns its pages", () => {
  table();
  expect(lines()).toHaveLength(25);
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(names()).toHaveLength(60);
  expect(screen.queryByRole("navigation", { name: "Pagination" })).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(lines()).toHaveLength(25);
});

describe("opening a row", () => {
  const rowHref = ({ id }: Row) => `/fa/${id}`;
  const open = jest.spyOn(window, "open").mockReturnValue(null);
  beforeEach(() => open.mockClear());

  it("opens on a click, and leaves its buttons their own use", async () => {
    const onOpen = jest.fn();
    table({ onOpen });
    await userEvent.click(screen.getByText("Fiche 3"));
    expect(onOpen).toHaveBeenCalledWith({ id: 3, name: "Fiche 3" });
    await userEvent.click(within(lines()[0]!).getByRole("button"));
    expect(remove).toHaveBeenCalledWith(1);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it("opens a tab on Ctrl+click and on the middle button", () => {
    const onOpen = jest.fn();
    table({ onOpen, rowHref });
    const cell = within(lines()[1]!).getAllByRole("cell")[1]!;
    fireEvent.click(cell, { ctrlKey: true });
    expect(open).toHaveBeenLastCalledWith("/fa/2", "_blank", "noopener");
    fireEvent(cell, new MouseEvent("auxclick", { bubbles: true, button: 1 }));
    expect(open).toHaveBeenCalledTimes(2);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it("opens in place on a plain click of its link, and leaves Ctrl+click of it to the browser", () => {
    const onOpen = jest.fn();
    table({ onOpen, rowHref });
    const link = screen.getByRole("link", { name: "Fiche 2" });
    expect(link).toHaveAttribute("href", "/fa/2");
    expect(fireEvent.click(link)).toBe(false);
    expect(onOpen).toHaveBeenCalledTimes(1);
    link.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(open).not.toHaveBeenCalled();
  });

  it("is one Tab stop, that the arrows move", async () => {
    const onOpen = jest.fn();
    table({ onOpen, rowHref });
    expect(lines().filter(({ tabIndex }) => tabIndex === 0)).toEqual([lines()[0]]);
    lines()[0]!.focus();
    await userEvent.keyboard("{ArrowUp}{ArrowDown}{ArrowDown}");
    expect(lines()[2]).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(onOpen).toHaveBeenLastCalledWith({ id: 3, name: "Fiche 3" });
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(open).toHaveBeenLastCalledWith("/fa/3", "_blank", "noopener");
  });
});

describe("the keyboard in a table", () => {
  const buttonOf = (line: number) => within(lines()[line]!).getByRole("button");

  it("stops at one row and its buttons, then leaves, however many rows there are", async () => {
    table({ pageSize: 60 });
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Nom" })).toHaveFocus();
    await userEvent.tab();
    expect(lines()[0]).toHaveFocus();
    await userEvent.tab();
    expect(buttonOf(0)).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole("grid")).not.toContainElement(document.activeElement as HTMLElement);
  });

  it("goes from row to row, to the ends, into the buttons of a row and from one to that of the next", async () => {
    table();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    expect(lines()[24]).toHaveFocus();
    await userEvent.keyboard("{Home}{ArrowDown}{ArrowRight}");
    expect(buttonOf(1)).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    expect(buttonOf(2)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(remove).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard("{ArrowLeft}{ArrowUp}");
    expect(lines()[1]).toHaveFocus();
  });

  it("comes back to the row where one was", async () => {
    table();
    await userEvent.click(buttonOf(4));
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(buttonOf(4)).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(lines()[4]).toHaveFocus();
  });

  it("passes over a table in whose rows there is nothing to press", () => {
    table({ columns: columns.slice(0, 1) });
    expect(screen.getByRole("table", { name: "Fiches" })).toBeInTheDocument();
    expect(lines().filter((line) => line.hasAttribute("tabindex"))).toEqual([]);
  });
});

describe("drawing again", () => {
  /** The numbers of the rows that React draws until `change` is through. */
  function drawnBy(change: (rerender: (rows: Row[]) => void) => void, rows: Row[]) {
    let drawn: number[] = [];
    const profiled: Column<Row>[] = [
      {
        key: "name",
        header: "Nom",
        render: ({ id, name }) => (
          <Profiler id={String(id)} onRender={(row) => drawn.push(Number(row))}>
            {name}
          </Profiler>
        ),
      },
      ...columns.slice(1),
    ];
    const { change: give } = table({ rows, columns: profiled, pageSize: 100 });
    drawn = [];
    change((next) => give({ rows: next, columns: profiled, pageSize: 100 }));
    return drawn;
  }
  const all = rowsOf(100);

  it("draws the one row that changed", () => {
    const renamed = all.map((row) => (row.id === 7 ? { ...row, name: "Autre" } : row));
    expect(drawnBy((give) => give(renamed), all)).toEqual([7]);
  });

  it("draws none of those that a filter leaves, however they move up", () => {
    expect(drawnBy((give) => give(all.filter(({ id }) => id % 2 === 1)), all)).toEqual([]);
  });

  it("draws the row that one leaves and the one that one enters", () => {
    const drawn = drawnBy(() => {
      act(() => lines()[0]!.focus());
      fireEvent.keyDown(lines()[0]!, { key: "ArrowDown" });
    }, all);
    expect([...new Set(drawn)].sort()).toEqual([1, 2]);
  });
});

describe("pages and order", () => {
  it("goes back to the first page when the order changes", async () => {
    table();
    await userEvent.click(screen.getByRole("button", { name: "Page suivante" }));
    expect(names()[0]).toBe("Fiche 26");
    await userEvent.click(screen.getByRole("button", { name: "Nom" }));
    await userEvent.click(screen.getByRole("button", { name: "Nom" }));
    expect(names()[0]).toBe("Fiche 60");
    expect(screen.getByText("1–25 sur 60")).toBeInTheDocument();
  });

  it("shows the last page when the asked one is no more", () => {
    const { change } = table({ page: 3 });
    expect(names()[0]).toBe("Fiche 51");
    change({ rows: rowsOf(30) });
    expect(names()[0]).toBe("Fiche 26");
  });

  it("asks the caller that keeps the order and the page, and shows the answer", async () => {
    const onSortChange = jest.fn();
    const onPageChange = jest.fn();
    const { change } = table({ sort: null, onSortChange, page: 1, onPageChange });
    await userEvent.click(screen.getByRole("button", { name: "Nom" }));
    expect(onSortChange).toHaveBeenCalledWith({ key: "name", direction: "asc" });
    expect(onPageChange).not.toHaveBeenCalled();
    change({ sort: { key: "name", direction: "desc" } });
    expect(names()[0]).toBe("Fiche 60");
    expect(screen.getByRole("columnheader", { name: "Nom" })).toHaveAttribute("aria-sort", "descending");
  });
});

describe("nothing to show", () => {
  it("says that rows are on their way, that there are none, or why", async () => {
    const onRetry = jest.fn();
    const { change } = table({ rows: [], loading: true, emptyText: "Aucune fiche", onRetry });
    expect(screen.getByRole("status")).toHaveTextContent("Chargement des données ...");
    change({ loading: false });
    expect(screen.getByRole("status")).toHaveTextContent("Aucune fiche");
    change({ loading: false, error: "Le serveur ne répond pas" });
    expect(screen.getByRole("alert")).toHaveTextContent("Le serveur ne répond pas");
    await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it("keeps the rows in view while newer ones are on their way", () => {
    table({ loading: true });
    expect(lines()).toHaveLength(25);
  });
});

describe("details under a row", () => {
  it("unfold by a click, one row at a time, and fold again", async () => {
    table({ details: ({ id }) => <p>{`Détails de ${id}`}</p> });
    await userEvent.click(screen.getByText("Fiche 3"));
    expect(screen.getByText("Détails de 3")).toBeInTheDocument();
    await userEvent.click(screen.getByText("Fiche 4"));
    expect(screen.queryByText("Détails de 3")).not.toBeInTheDocument();
    await userEvent.click(screen.getByText("Fiche 4"));
    expect(screen.queryByText("Détails de 4")).not.toBeInTheDocument();
  });

  it("unfold by Enter, and by a button that says so", async () => {
    table({ details: ({ id }) => <p>{`Détails de ${id}`}</p> });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(screen.getByText("Détails de 2")).toBeInTheDocument();
    const button = within(lines()[1]!).getByRole("button", { name: "Détails" });
    expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(button);
    expect(button).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByText("Détails de 2")).not.toBeInTheDocument();
  });
});
