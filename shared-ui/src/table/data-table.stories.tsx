import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { guide } from "../stories/guide";
import { activityColumns } from "../stories/activity-columns";
import { activities, type Activity } from "../stories/festival";
import { onCard, phone, Stack } from "../stories/frames";
import { DataTable } from "./data-table";

const meta = {
  title: "data/DataTable",
  component: DataTable<Activity>,
  parameters: guide({
    what: "A list with sorting and pages of 25; rows open, unfold or lead somewhere. On a phone each is a card.",
    use: [
      "for a page's list, within `ListPage` and `Surface padded={false}`",
      "with `maxHeight` where it is a part of its page, such as the lines of an import",
    ],
    avoid: ["in a section of a sheet: `SimpleTable`", "for things within things: `Tree`"],
    keys: {
      Tab: "enters at the row where one was, then reaches its buttons",
      "↑ ↓ Home End": "go from row to row",
      "Page ↑ ↓": "go twenty rows further",
      Enter: "opens the row",
    },
    fluent: "none of Fluent's own: a grid in its tokens",
  }),
  decorators: [onCard],
  args: {
    rows: activities(12),
    columns: activityColumns,
    getRowId: ({ id }) => id,
    caption: "Fiches activités",
    onOpen: fn(),
  },
} satisfies Meta<typeof DataTable<Activity>>;
export default meta;
type Story = StoryObj<typeof meta>;

const firstName = (row: HTMLElement | undefined) => row && within(row).getAllByRole("cell")[1]?.textContent;

export const Rows: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText("Blind test géant"));
    await expect(args.onOpen).toHaveBeenCalledWith(args.rows[2]);
  },
};
export const Sorted: Story = {
  play: async ({ canvas }) => {
    const header = canvas.getByRole("columnheader", { name: "Nom" });
    await userEvent.click(within(header).getByRole("button"));
    await expect(header).toHaveAttribute("aria-sort", "ascending");
    await expect(firstName(canvas.getAllByRole("row")[1])).toBe("Atelier sérigraphie");
    await userEvent.click(within(header).getByRole("button"));
    await expect(header).toHaveAttribute("aria-sort", "descending");
    await expect(firstName(canvas.getAllByRole("row")[1])).toBe("Village des associations");
  },
};
export const ByTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const rows = canvas.getAllByRole("row").slice(1);
    rows[0]?.focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(rows[2]).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpen).toHaveBeenCalledWith(args.rows[2]);
    await userEvent.keyboard("{End}");
    await expect(rows.at(-1)).toHaveFocus();
  },
};
export const ManyPages: Story = {
  args: { rows: activities(128) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(26);
    await userEvent.click(canvas.getByRole("button", { name: "Page suivante" }));
    await expect(canvas.getByText("26–50 sur 128")).toBeVisible();
    await expect(canvas.getByText("Page 2 / 6")).toBeVisible();
  },
};
/** Thousands of rows: those in view alone are drawn. */
export const ScrollingWithoutPages: Story = {
  args: { rows: activities(5000), maxHeight: "420px" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("row").length).toBeLessThan(80));
    await expect(canvas.getByRole("grid")).toHaveAttribute("aria-rowcount", "5001");
    canvas.getAllByRole("row")[1]?.focus();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("aria-rowindex", "5001"));
    await expect(document.activeElement).toBeVisible();
    await expect(canvas.getByText(/^5.000 lignes$/)).toBeVisible();
  },
};
export const ScrollingNothingToOpen: Story = {
  render: ({ columns, getRowId, caption }) => (
    <DataTable
      columns={columns}
      getRowId={getRowId}
      caption={caption}
      rows={activities(300)}
      maxHeight="420px"
    />
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByRole("group", { name: "Fiches activités" });
    await waitFor(() => expect(canvas.getAllByRole("row").length).toBeLessThan(80));
    frame.scrollTop = frame.scrollHeight;
    await waitFor(() => expect(canvas.getAllByRole("row").at(-1)).toHaveAttribute("aria-rowindex", "301"));
  },
};
export const WithDetails: Story = {
  args: { details: ({ name, people }) => <p>{`${name} : ${people} bénévoles`}</p> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Blind test géant"));
    await expect(canvas.getByText("Blind test géant : 26 bénévoles")).toBeVisible();
  },
};
const rooms = [560, 700, 820, 1000];
/** Columns leave in order as the room lessens: what stays has the width that it needs, what left is unfolded. */
export const AsNarrowAsAWindowGets: Story = {
  // A page has one such list, and one row of page buttons.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
  render: ({ rows, columns, getRowId }) => (
    <div role="region" aria-label="Largeurs" tabIndex={0} style={{ overflowX: "auto" }}>
      <Stack>
        {rooms.map((room) => (
          <div key={room} style={{ width: room }}>
            <DataTable rows={rows} columns={columns} getRowId={getRowId} caption={`${room} px`} />
          </div>
        ))}
      </Stack>
    </div>
  ),
  args: { rows: activities(3) },
  play: async ({ canvas }) => {
    for (const room of rooms) {
      const table = canvas.getByLabelText(`${room} px`);
      const { left, right } = table.getBoundingClientRect();
      await expect(right - left).toBeLessThanOrEqual(room);
      for (const column of activityColumns) {
        const head = within(table).queryByRole("columnheader", { name: column.header });
        const needed = parseInt(column.width ?? "160", 10);
        if (head) await expect(head.getBoundingClientRect().width).toBeGreaterThanOrEqual(needed - 0.5);
      }
      await expect(within(table).getByRole("columnheader", { name: "Nom" })).toBeVisible();
    }
    const narrowest = within(canvas.getByLabelText("560 px"));
    await expect(narrowest.queryByText("Relectures")).not.toBeInTheDocument();
    await userEvent.click(narrowest.getAllByRole("button", { name: "Détails" })[1] as HTMLElement);
    await expect(narrowest.getByText("Relectures")).toBeVisible();
    await expect(
      within(canvas.getByLabelText("1000 px")).queryByRole("button", { name: "Détails" }),
    ).toBeNull();
  },
};
export const Comfortable: Story = {
  args: {
    comfortable: true,
    rows: activities(3).map((activity) => ({
      ...activity,
      name: "La grande parade des fanfares étudiantes de tout le bassin lyonnais, de la région et d'ailleurs, avec celles qui viennent de loin",
    })),
  },
};
export const WithLinks: Story = {
  args: { rowHref: ({ id }) => `/fa/${id}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Blind test géant" })).toHaveAttribute("href", "/fa/3");
  },
};
export const NotToOpen: Story = {
  render: ({ rows, columns, getRowId, caption }) => (
    <DataTable rows={rows} columns={columns} getRowId={getRowId} caption={caption} />
  ),
};
export const OnItsWay: Story = {
  args: { rows: [], loading: true, loadingText: "Chargement des fiches activités..." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Chargement des fiches activités...");
  },
};
export const Nothing: Story = {
  args: { rows: [], emptyText: "Aucune fiche activité trouvée" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Aucune fiche activité trouvée");
  },
};
export const Failed: Story = {
  args: { rows: [], error: "Le serveur ne répond pas.", onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Réessayer" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
const longName =
  "La grande parade des fanfares étudiantes de tout le bassin lyonnais, de la région et d'ailleurs";
export const LongTexts: Story = {
  args: {
    rows: activities(5).map((activity) => ({
      ...activity,
      name: longName,
      contact: "Jean-Christophe de la Rochefoucauld-Montbel",
    })),
  },
};
export const CardsOnAPhone: Story = {
  globals: phone,
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole("list", { name: "Fiches activités" });
    await userEvent.click(within(list).getByText("Tournoi de pétanque"));
    await expect(args.onOpen).toHaveBeenCalledWith(args.rows[3]);
  },
};
export const LongTextsOnAPhone: Story = { ...LongTexts, globals: phone };
