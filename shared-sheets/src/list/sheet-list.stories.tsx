import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { activities, type Activity, people, phone, reviewers, teams } from "@coulisses/shared-ui/stories";
import { MySheets } from "./my-sheets";
import ReviewFilter from "./review-filter";
import { sheetColumns } from "./sheet-columns";
import { SheetList, type SheetListProps } from "./sheet-list";

const [amelie] = people as [(typeof people)[0]];
const remove = fn();

const columns = sheetColumns<Activity>({
  teams: new Map(teams.map((team) => [team.code, team])),
  reviewers,
  reviewsWidth: "196px",
  person: { key: "adherent", header: "Responsable", of: () => amelie },
  remove: { label: ({ id }) => `Supprimer la FA #${id}`, onRemove: remove },
});

function List(props: SheetListProps<Activity>) {
  const [address, show] = useState(props.address);
  return <SheetList {...props} address={address} show={show} />;
}

const meta = {
  title: "sheet/List",
  component: List,
  args: {
    address: new URLSearchParams("sort=-name"),
    show: () => undefined,
    filters: (
      <ReviewFilter
        reviewers={["humain", "matos"]}
        teams={reviewers}
        asked={{ humain: "REJECTED" }}
        onChange={fn()}
      />
    ),
    create: { label: "Créer une fiche activité", onCreate: fn() },
    caption: "Fiches activités",
    rows: activities(40),
    columns,
  },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheets: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("columnheader", { name: /Nom/ })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await expect(canvas.getByRole("button", { name: "Rejetée", pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Supprimer la FA #5" }));
    await expect(remove).toHaveBeenCalledTimes(1);
  },
};
export const SheetsOnAPhone: Story = { globals: phone };

const mine = {
  reviewers,
  kind: "FT",
  onRetry: () => undefined,
  address: { sheet: (id: number) => `#/ft/${id}`, mine: "#/ft?administrator=1" },
  Link: ({ to, className, children }: { to: string; className: string; children: React.ReactNode }) => (
    <a href={to} className={className}>
      {children}
    </a>
  ),
};
export const Mine: Story = {
  render: () => <MySheets {...mine} sheets={activities(7)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(6);
    await expect(canvas.getByRole("link", { name: "Voir mes FTs" })).toBeVisible();
  },
};
export const NoneOfMine: Story = { render: () => <MySheets {...mine} sheets={[]} /> };
