import { aWindow } from "@coulisses/shared-auth/testing";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { people, reviewers, teams } from "@coulisses/shared-ui/stories";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { readId, readPageSize, readReviews, readStatus } from "./list-address";
import { SheetFilters } from "./sheet-filters";

const statuses = [
  { value: "DRAFT", label: "Brouillon" },
  { value: "REFUSED", label: "Refusée" },
] as const;
/** None is closed. */
const editions: never[] = [];
const reviewing = ["humain", "matos"] as const;

function Filters({ query }: { query: string }) {
  const [address, show] = useState(() => new URLSearchParams(query));
  const filters = {
    search: address.get("search") ?? "",
    team: address.get("team"),
    status: readStatus(address, ["DRAFT", "REFUSED"], "DRAFT"),
    reviews: readReviews(address, reviewing, ["APPROVED", "REJECTED"]),
    itemsPerPage: readPageSize(address),
    edition: readId(address.get("edition")),
  };
  return (
    <ThemeProvider theme="blue-light">
      <SheetFilters
        address={address}
        show={show}
        filters={filters}
        activeCount={[...address.keys()].length}
        searchLabel="Chercher une fiche"
        teams={teams}
        reviewers={reviewers}
        reviewerCodes={reviewing}
        statuses={statuses}
        person={{ key: "adherent", label: "Responsable", value: readId(address.get("adherent")), people }}
        useEditions={() => ({ data: editions })}
        quick={<button>Mes fiches</button>}
        more={<span>Besoin en eau</span>}
      />
      <output aria-label="adresse">{address.toString()}</output>
    </ThemeProvider>
  );
}
function open(query = "") {
  render(<Filters query={query} />);
  return { user: userEvent.setup(), address: () => screen.getByLabelText("adresse").textContent };
}

describe("the filters that every list of sheets has", () => {
  it("keep in the address whose sheets are shown, and go back to the first page", async () => {
    const { user, address } = open("page=3&team=bar");
    await user.type(screen.getByLabelText("Responsable"), "Bastien");
    await user.click(await screen.findByRole("option", { name: /Bastien Le Goff/ }));
    expect(address()).toBe("team=bar&adherent=2");
    expect(screen.getByLabelText("Responsable")).toHaveValue("Bastien Le Goff");
    await user.clear(screen.getByLabelText("Responsable"));
    expect(address()).toBe("team=bar");
  });

  it("show the team and the status that the address asks for", () => {
    open("team=bar&status=REFUSED&search=bal");
    expect(screen.getByLabelText("Équipe")).toHaveValue("Bar");
    expect(screen.getByLabelText("Statut")).toHaveValue("REFUSED");
    expect(screen.getByLabelText("Chercher une fiche")).toHaveValue("bal");
  });

  it("say nothing of a team or a person whom nobody knows", () => {
    open("team=girafes&adherent=999");
    expect(screen.getByLabelText("Équipe")).toHaveValue("");
    expect(screen.getByLabelText("Responsable")).toHaveValue("");
  });

  it("fold what each team must have answered and how many lines a page has, until it is asked for", async () => {
    const { user, address } = open();
    expect(screen.queryByLabelText("Lignes par page")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Plus de filtres" }));
    const matos = within(await screen.findByRole("group", { name: "Relecture Matos" }));
    await user.click(matos.getByRole("button", { name: "Rejetée" }));
    expect(address()).toBe("matos=REJECTED");
    await user.selectOptions(screen.getByLabelText("Lignes par page"), "100");
    expect(address()).toBe("matos=REJECTED&itemsPerPage=100");
    await user.selectOptions(screen.getByLabelText("Lignes par page"), "25");
    await user.click(matos.getByRole("button", { name: "Rejetée" }));
    expect(address()).toBe("");
  });

  it("are unfolded where the address asks for an answer", async () => {
    open("humain=APPROVED");
    expect(screen.getByRole("button", { name: "Plus de filtres" })).toHaveAttribute("aria-expanded", "true");
    const humain = within(await screen.findByRole("group", { name: "Relecture Humain" }));
    expect(humain.getByRole("button", { name: "Approuvée" })).toHaveAttribute("aria-pressed", "true");
  });

  it("leave room for what each list adds, and go away all at once", async () => {
    const { user, address } = open("team=bar&matos=REJECTED&sort=name");
    expect(screen.getByRole("button", { name: "Mes fiches" })).toBeInTheDocument();
    expect(screen.getByText("Besoin en eau")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Effacer les filtres" }));
    expect(address()).toBe("");
    expect(screen.queryByRole("button", { name: "Effacer les filtres" })).not.toBeInTheDocument();
  });

  it("are named on a phone under the search, each to be taken off with a press", async () => {
    aWindow(390);
    const { user, address } = open("team=bar&adherent=2&status=REFUSED&humain=APPROVED&search=bal");
    const chosen = within(screen.getByRole("group", { name: "Filtres actifs" }));
    expect(chosen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Bar",
      "Bastien Le Goff",
      "Refusée",
      "Humain : approuvée",
    ]);
    await user.click(chosen.getByRole("button", { name: "Retirer Humain : approuvée" }));
    await user.click(chosen.getByRole("button", { name: "Retirer Bar" }));
    expect(address()).toBe("adherent=2&status=REFUSED&search=bal");
  });
});
