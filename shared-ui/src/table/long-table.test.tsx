import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Column } from "./column";
import { DataTable, type DataTableProps } from "./data-table";

type Gear = { id: number; name: string };
const gears = (count: number): Gear[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Barrière ${index + 1}` }));
const edit = jest.fn();
const columns: Column<Gear>[] = [
  { key: "name", header: "Nom", render: ({ name }) => name, sortBy: ({ name }) => name },
  {
    key: "edit",
    header: "Actions",
    render: ({ id, name }) => <button onClick={() => edit(id)}>Modifier {name}</button>,
  },
];

const ROW = 26;
const FRAME = 520;

// jsdom lays nothing out.
const { prototype } = HTMLElement;
const rowsHeight = (element: HTMLElement) =>
  [...element.querySelectorAll("tr")].reduce(
    (sum, row) => sum + (parseFloat(row.querySelector("td")?.style.height ?? "") || ROW),
    0,
  );
const layout: Record<string, (element: HTMLElement) => number> = {
  offsetHeight: ({ tagName }) => (tagName === "TR" ? ROW : FRAME),
  clientHeight: () => FRAME,
  scrollHeight: rowsHeight,
};
beforeAll(() => {
  // late-rows.test.tsx tells of rows before their code.
  Reflect.deleteProperty(globalThis, "codeArrives");
  for (const [measure, of] of Object.entries(layout)) {
    Object.defineProperty(prototype, measure, {
      configurable: true,
      get(this: HTMLElement) {
        return of(this);
      },
    });
  }
  prototype.scrollTo = function scrollTo(this: HTMLElement, to?: ScrollToOptions | number) {
    if (typeof to === "object") scroll(this, to.top ?? 0);
  };
});
afterAll(() => {
  for (const measure of [...Object.keys(layout), "scrollTo"]) Reflect.deleteProperty(prototype, measure);
});

function scroll(frame: Element, top: number) {
  frame.scrollTop = top;
  fireEvent.scroll(frame);
}

async function openTable(count: number, props: Partial<DataTableProps<Gear>> = {}) {
  const view = (rows: Gear[]) => (
    <DataTable
      rows={rows}
      columns={columns}
      getRowId={({ id }) => id}
      caption="Matos"
      maxHeight="520px"
      {...props}
    />
  );
  const { rerender } = await act(async () => render(view(gears(count))));
  const frame = (screen.queryByRole("grid") ?? screen.getByRole("table")).parentElement!;
  return { frame, show: (rows: Gear[]) => rerender(view(rows)) };
}
const row = (id: number) => screen.getByRole("row", { name: new RegExp(`^Barrière ${id} `) });
const drawn = () => screen.getAllByRole("row").slice(1);

describe("a table without pages", () => {
  it("shows a short one whole, and counts its lines", async () => {
    await openTable(60);
    expect(drawn()).toHaveLength(60);
    expect(screen.getByText("60 lignes")).toBeInTheDocument();
    expect(screen.queryByRole("navigation", { name: "Pagination" })).not.toBeInTheDocument();
  });

  it("draws of 5,000 rows those in view alone, and says of each which one it is", async () => {
    const { frame } = await openTable(5000);
    expect(drawn().length).toBeLessThan(80);
    expect(screen.getByRole("grid")).toHaveAttribute("aria-rowcount", "5001");
    scroll(frame, 3000 * ROW);
    expect(row(3001)).toHaveAttribute("aria-rowindex", "3002");
    expect(drawn().length).toBeLessThan(80);
    expect(screen.queryByRole("row", { name: /^Barrière 100 / })).not.toBeInTheDocument();
  });

  it("is scrolled by the keyboard when there is nothing to press in its rows", async () => {
    await openTable(5000, { columns: columns.slice(0, 1) });
    await userEvent.tab();
    expect(screen.getByRole("group", { name: "Matos" })).toHaveFocus();
  });

  it("leads from the first row to the last by the keyboard, and opens it", async () => {
    const onOpen = jest.fn();
    await openTable(5000, { onOpen });
    act(() => row(1).focus());
    await userEvent.keyboard("{ArrowDown}{PageDown}");
    expect(row(22)).toHaveFocus();
    await userEvent.keyboard("{End}");
    expect(row(5000)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(onOpen).toHaveBeenCalledWith({ id: 5000, name: "Barrière 5000" });
    await userEvent.keyboard("{Home}{ArrowUp}");
    expect(row(1)).toHaveFocus();
  });

  it("keeps the focus on a row's button, however far one scrolls", async () => {
    const { frame } = await openTable(5000);
    const button = within(row(3)).getByRole("button");
    act(() => button.focus());
    scroll(frame, 4000 * ROW);
    expect(button).toHaveFocus();
    expect(row(4001)).toBeInTheDocument();
  });

  it("goes back to the top when the order changes", async () => {
    const { frame } = await openTable(5000);
    scroll(frame, 3000 * ROW);
    const header = within(screen.getByRole("columnheader", { name: "Nom" })).getByRole("button");
    await userEvent.click(header);
    await userEvent.click(header);
    expect(frame.scrollTop).toBe(0);
    fireEvent.scroll(frame);
    expect(drawn()[0]).toHaveTextContent("Barrière 5000");
  });

  it("follows what a filter leaves", async () => {
    const { frame, show } = await openTable(5000);
    scroll(frame, 4900 * ROW);
    show(gears(150));
    scroll(frame, 0);
    expect(row(1)).toBeInTheDocument();
    expect(screen.getByText("150 lignes")).toBeInTheDocument();
    show(gears(2));
    expect(drawn()).toHaveLength(2);
  });
});
