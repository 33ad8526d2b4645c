import { ThemeProvider } from "@coulisses/shared-ui/base";
import { activities, type Activity, people, reviewers, teams } from "@coulisses/shared-ui/stories";
import { statusRank } from "@coulisses/shared-domain/festival-event/sheet-list";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { sheetColumns, type SheetColumnsProps } from "./sheet-columns";
import { SheetList, type SheetListProps } from "./sheet-list";

const [amelie] = people as [(typeof people)[0]];
const given: SheetColumnsProps<Activity> = {
  teams: new Map(teams.map((team) => [team.code, team])),
  reviewers,
  reviewsWidth: "196px",
  person: { key: "adherent", header: "Responsable", of: () => amelie },
};

function List({ query, ...props }: { query: string } & Partial<SheetListProps<Activity>>) {
  const [address, show] = useState(() => new URLSearchParams(query));
  return (
    <ThemeProvider theme="blue-light">
      <SheetList
        address={address}
        show={show}
        filters={null}
        caption="Fiches activités"
        rows={activities(60)}
        columns={sheetColumns(given)}
        {...props}
      />
      <output aria-label="adresse">{address.toString()}</output>
    </ThemeProvider>
  );
}
function open(query = "", props: Partial<SheetListProps<Activity>> = {}) {
  render(<List query={query} {...props} />);
  return { user: userEvent.setup(), address: () => screen.getByLabelText("adresse").textContent };
}
const rows = () => screen.getAllByRole("row").slice(1);
const numberOf = (row: HTMLElement | undefined) => Number(/\d+/.exec(row?.textContent ?? "")?.[0]);

describe("a list of sheets", () => {
  it("shows 25 lines of the page that its address asks for, and turns pages", async () => {
    const { user, address } = open();
    expect(rows()).toHaveLength(25);
    expect(screen.getByText("1–25 sur 60")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Page suivante" }));
    expect(address()).toBe("page=2");
    expect(screen.getByText("26–50 sur 60")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Page précédente" }));
    expect(address()).toBe("");
  });

  it("shows as many lines as its address asks for", () => {
    open("itemsPerPage=50&page=2");
    expect(rows()).toHaveLength(10);
    expect(screen.getByText("51–60 sur 60")).toBeInTheDocument();
  });

  it("goes by number, and by status when its head is pressed, from the first page on", async () => {
    const { user, address } = open("page=2&itemsPerPage=50");
    expect(numberOf(rows()[0])).toBe(51);
    const head = () => within(screen.getByRole("columnheader", { name: /Statut/ })).getByRole("button");
    const inOrder = () => {
      const sheets = activities(60);
      const shown = rows().map((row) => sheets.find(({ id }) => id === numberOf(row)));
      return shown.map((sheet) => (sheet ? statusRank(sheet.status) * 1_000 + sheet.id : NaN));
    };
    await user.click(head());
    expect(address()).toBe("itemsPerPage=50&sort=status");
    expect(new Set(inOrder().map((rank) => Math.floor(rank / 1_000))).size).toBeGreaterThan(2);
    expect(inOrder()).toEqual(inOrder().toSorted((a, b) => a - b));
    await user.click(head());
    expect(address()).toBe("itemsPerPage=50&sort=-status");
    const statuses = inOrder().map((rank) => Math.floor(rank / 1_000));
    expect(statuses).toEqual(statuses.toSorted((a, b) => b - a));
  });

  it("goes by the name of the team, not by its code", () => {
    open("sort=team&itemsPerPage=100");
    const shown = rows().map(
      (row) => teams.find(({ name }) => within(row).queryByText(name) !== null)?.name ?? "",
    );
    const named = shown.filter((name) => name !== "");
    expect(named.length).toBeGreaterThan(10);
    expect(named).toEqual([...named].sort((a, b) => a.localeCompare(b, "fr")));
  });

  it("says of each sheet whose it is and what each team has answered", () => {
    open();
    const [first] = rows();
    expect(within(first as HTMLElement).getByText("Amélie (Mélo) Durand")).toBeInTheDocument();
    expect(within(first as HTMLElement).getByRole("list", { name: "Relectures" })).toBeInTheDocument();
  });

  it("offers to create one to those who may", async () => {
    const onCreate = jest.fn();
    const { user } = open("", { create: { label: "Créer une fiche", onCreate } });
    await user.click(screen.getByRole("button", { name: "Créer une fiche" }));
    expect(onCreate).toHaveBeenCalledTimes(1);
  });

  it("offers to remove those that may go, to those who may", async () => {
    const onRemove = jest.fn();
    const remove = {
      label: ({ id }: Activity) => `Supprimer la FA #${id}`,
      onRemove,
      disabled: ({ id }: Activity) => id === 2,
    };
    const { user } = open("", { columns: sheetColumns({ ...given, remove }) });
    await user.click(screen.getByRole("button", { name: "Supprimer la FA #2" }));
    expect(onRemove).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Supprimer la FA #3" }));
    expect(onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }));
  });

  it("offers neither to those who only read", () => {
    open("", { columns: sheetColumns({ ...given, remove: false }), create: false });
    expect(screen.queryByRole("columnheader", { name: "Actions" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Supprimer|Créer/ })).not.toBeInTheDocument();
  });
});
