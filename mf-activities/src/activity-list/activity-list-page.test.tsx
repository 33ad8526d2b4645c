import {
  approvedBy,
  draft,
  lea,
  refusedBy,
} from "@coulisses/shared-domain/festival-activity/testing/activities";
import { screen, waitFor, within } from "@testing-library/react";
import { festivalServer } from "../testing/festival-server";
import { openPage, organiser, reviewer } from "../testing/open-page";

const festival = festivalServer();

const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });

beforeEach(() => {
  festival.has(
    { ...draft({ general: { name: "Escape game" } }), id: 1 },
    { ...refusedBy(["humain"]), id: 2, general: { ...refusedBy([]).general, name: "Défilé" } },
    {
      ...approvedBy(["secu"]),
      id: 3,
      general: { ...refusedBy([]).general, name: "Blind test" },
      inCharge: { adherent: lea, team: "bar", contractors: [] },
    },
  );
});

describe("the list of activities", () => {
  it("shows each one's status, reviews, team and person in charge", async () => {
    openPage("/fa");
    const blindTest = within(await row("Blind test"));
    expect(blindTest.getByText("Relecture en cours")).toBeInTheDocument();
    expect(await blindTest.findByText("Sécu : Approuvée")).toBeInTheDocument();
    expect(blindTest.getByText("Léa (Shogosse) Mauyno")).toBeInTheDocument();
    expect(await blindTest.findByText("Bar")).toBeInTheDocument();
  });

  it("searches while one types, and says so in the address", async () => {
    const { user, address } = openPage("/fa");
    await row("Escape game");
    await user.type(screen.getByLabelText("Chercher une activité"), "defile");
    await waitFor(() => expect(address()).toBe("/fa?search=defile"));
    expect(screen.queryByRole("row", { name: /Escape game/ })).not.toBeInTheDocument();
    expect(await row("Défilé")).toBeInTheDocument();
  });

  it("shows what its address asks for", async () => {
    openPage("/fa?humain=REJECTED");
    expect(await row("Défilé")).toBeInTheDocument();
    expect(screen.getAllByRole("row")).toHaveLength(2);
    const humain = await screen.findByRole("group", { name: "Relecture Humain" });
    expect(within(humain).getByRole("button", { name: "Rejetée" })).toHaveAttribute("aria-pressed", "true");
  });

  it("shows mine in one click", async () => {
    const { user, address } = openPage("/fa?status=DRAFT");
    await user.click(await screen.findByRole("button", { name: "Mes FAs" }));
    expect(address()).toBe("/fa?adherent=1");
    expect(await row("Défilé")).toBeInTheDocument();
    expect(screen.queryByRole("row", { name: /Blind test/ })).not.toBeInTheDocument();
  });

  it("opens the one that is clicked", async () => {
    const { user, address } = openPage("/fa");
    await user.click(within(await row("Blind test")).getByText("Blind test"));
    await waitFor(() => expect(address()).toBe("/fa/3"));
  });

  it("says when nothing is found", async () => {
    openPage("/fa?search=introuvable");
    expect(await screen.findByText("Aucune fiche activité trouvée")).toBeInTheDocument();
  });

  it("offers to filter by supply needs to the electricians only", async () => {
    const electrician = openPage("/fa", reviewer("elec"));
    await electrician.user.click(await screen.findByRole("button", { name: "Plus de filtres" }));
    expect(screen.getByLabelText("Besoin en eau ou en électricité")).toBeInTheDocument();
    electrician.unmount();
    const { user } = openPage("/fa");
    await row("Escape game");
    await user.click(screen.getByRole("button", { name: "Plus de filtres" }));
    expect(screen.queryByLabelText("Besoin en eau ou en électricité")).not.toBeInTheDocument();
  });

  it("deletes one after a confirmation, with the Enter key", async () => {
    const { user, messages } = openPage("/fa");
    await row("Escape game");
    await user.click(screen.getByRole("button", { name: "Supprimer la FA #1" }));
    expect(await screen.findByRole("dialog", { name: "Suppression de la FA #1" })).toBeInTheDocument();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(messages()).toContain("FA #1 supprimée 🗑️"));
    await waitFor(() => expect(screen.queryByRole("row", { name: /Escape game/ })).not.toBeInTheDocument());
  });

  it("lets those who only read neither create nor delete", async () => {
    openPage("/fa", { ...organiser, permissions: ["read-fa"] });
    await row("Escape game");
    expect(screen.queryByRole("button", { name: "Créer une fiche activité" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Supprimer/ })).not.toBeInTheDocument();
  });

  it("tells that the list could not be read, and tries again", async () => {
    festival.unplug();
    const { user } = openPage("/fa");
    const retry = await screen.findByRole("button", { name: /Réessayer/ });
    festival.plug();
    await user.click(retry);
    expect(await row("Escape game")).toBeInTheDocument();
  });
});
