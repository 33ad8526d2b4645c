import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Column } from "../column";
import { DataTable } from "../data-table";
import { SimpleTable } from "../simple-table";

type Slot = { id: number; task: string; place: string; note: string };
const rows: Slot[] = [
  { id: 7, task: "Tenue du bar", place: "Bar du Lac", note: "avec Chloé" },
  { id: 8, task: "Contrôle des entrées", place: "Scène Pulse", note: "gilet" },
];
const remove = jest.fn();
const columns: Column<Slot>[] = [
  { key: "place", header: "Lieu", render: ({ place }) => place },
  { key: "task", header: "Tâche", render: ({ task }) => task, mobileTitle: true },
  { key: "note", header: "Note", render: ({ note }) => note, hideOnMobile: true },
  {
    key: "remove",
    header: "Actions",
    hideHeader: true,
    render: ({ id }) => <button onClick={() => remove(id)}>Retirer</button>,
  },
];
const common = { rows, columns, getRowId: ({ id }: Slot) => id, caption: "Mes créneaux" };
const cards = () => within(screen.getByRole("list", { name: "Mes créneaux" })).getAllByRole("listitem");

const real = window.matchMedia;
beforeAll(() => {
  window.matchMedia = (() => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});
afterAll(() => {
  window.matchMedia = real;
});

it("makes each row a card on a phone: its title first, without what is hidden there", () => {
  render(<DataTable {...common} rowHref={({ id }) => `/creneau/${id}`} />);
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  expect(cards()[0]).toHaveTextContent(/^Tenue du barLieuBar du LacActions/);
  expect(screen.getByRole("link", { name: "Tenue du bar" })).toHaveAttribute("href", "/creneau/7");
  expect(screen.queryByText("avec Chloé")).not.toBeInTheDocument();
});

it.each([
  ["a long list", DataTable<Slot>],
  ["a section's table", SimpleTable<Slot>],
])("opens a card of %s by a touch, but not by that of its button", async (_, Table) => {
  const onOpen = jest.fn();
  render(<Table {...common} emptyText="Aucun créneau" onOpen={onOpen} />);
  await userEvent.click(screen.getByText("Scène Pulse"));
  expect(onOpen.mock.calls).toEqual([[rows[1]]]);
  await userEvent.click(within(cards()[0]!).getByRole("button", { name: "Retirer" }));
  expect(remove).toHaveBeenLastCalledWith(7);
  expect(onOpen).toHaveBeenCalledTimes(1);
});
