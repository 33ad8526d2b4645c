import { aWindow } from "@coulisses/shared-auth/testing";
import * as fa from "@coulisses/shared-domain/festival-activity/testing/activities";
import { lea } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { screen, waitFor, within } from "@testing-library/react";
import { festivalServer } from "../testing/festival-server";
import { openPage, organiser } from "../testing/open-page";

const festival = festivalServer();
const sheet = <Sheet extends ReturnType<typeof fa.validated> | ReturnType<typeof fa.draft>>(
  from: Sheet,
  id: number,
  name: string,
): Sheet => ({ ...from, id, general: { ...from.general, name } });

const names = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => /Escape game|Défilé|Blind test/.exec(row.textContent ?? "")?.[0]);
const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });

beforeEach(() =>
  festival.has(
    sheet(fa.draft({ inCharge: { team: "bar" }, supply: { water: "Un robinet" } }), 1, "Escape game"),
    sheet({ ...fa.validated(), inCharge: { adherent: lea, team: "culture", contractors: [] } }, 2, "Défilé"),
    {
      ...fa.refusedBy(["humain"]),
      id: 3,
      general: { ...fa.approvedBy([]).general, name: "Blind test" },
    },
  ),
);

describe("the filters of the list of activities", () => {
  it("keep one status, and say so in the address", async () => {
    const { user, address } = openPage("/fa");
    await row("Escape game");
    await user.selectOptions(screen.getByLabelText("Statut"), "Validée");
    await waitFor(() => expect(address()).toBe("/fa?status=VALIDATED"));
    expect(names()).toEqual(["Défilé"]);
    await user.selectOptions(screen.getByLabelText("Statut"), "Tous les statuts");
    await waitFor(() => expect(address()).toBe("/fa"));
    expect(names()).toHaveLength(3);
  });

  it("keep one team, until it is cleared", async () => {
    const { user, address } = openPage("/fa?search=e");
    await row("Escape game");
    await user.type(screen.getByLabelText("Équipe"), "bar");
    await user.click(await screen.findByRole("option", { name: "Bar" }));
    await waitFor(() => expect(address()).toBe("/fa?search=e&team=bar"));
    expect(names()).toEqual(["Escape game"]);
    await user.click(screen.getByRole("button", { name: "Effacer les filtres" }));
    await waitFor(() => expect(address()).toBe("/fa"));
    expect(names()).toHaveLength(3);
  });

  it("keep one person among those who answer for a sheet", async () => {
    const { user, address } = openPage("/fa");
    await row("Escape game");
    await user.click(screen.getByLabelText("Bénévole"));
    await user.click(await screen.findByRole("option", { name: /Léa/ }));
    await waitFor(() => expect(address()).toBe("/fa?adherent=2"));
    expect(names()).toEqual(["Défilé"]);
  });

  it("keep what humain thinks of it, without the drafts that nobody has reviewed", async () => {
    const { user, address } = openPage("/fa");
    await row("Escape game");
    await user.click(screen.getByRole("button", { name: "Plus de filtres" }));
    const humain = await screen.findByRole("group", { name: "Relecture Humain" });
    await user.click(within(humain).getByRole("button", { name: "Approuvée" }));
    await waitFor(() => expect(address()).toBe("/fa?humain=APPROVED"));
    expect(names()).toEqual(["Défilé"]);
  });

  it("forget all the others for « Mes FAs », which says that it is on", async () => {
    const { user, address } = openPage("/fa?status=VALIDATED&team=culture");
    await row("Défilé");
    const mine = screen.getByRole("button", { name: "Mes FAs" });
    expect(mine).toHaveAttribute("aria-pressed", "false");
    await user.click(mine);
    await waitFor(() => expect(address()).toBe("/fa?adherent=1"));
    expect(mine).toHaveAttribute("aria-pressed", "true");
  });

  it("keep what needs water or electricity, for the electricians", async () => {
    const { user, address } = openPage("/fa", { teams: ["elec"], permissions: organiser.permissions });
    await row("Défilé");
    await user.click(screen.getByRole("button", { name: "Plus de filtres" }));
    await user.click(screen.getByLabelText("Besoin en eau ou en électricité"));
    await waitFor(() => expect(address()).toContain("needSupply"));
    expect(names()).toEqual(["Escape game"]);
  });
});

describe("the shortcuts beside the filters", () => {
  it("lead each team to its recap", async () => {
    aWindow(1280);
    const { user, address } = openPage("/fa", {
      teams: ["hard"],
      permissions: [
        ...organiser.permissions,
        "view-security-dashboard",
        "view-fa-gear-dashboard",
        "read-animation-to-publish",
        "export-for-signa",
      ],
    });
    expect(await screen.findByRole("button", { name: "Export Signa" })).toBeInTheDocument();
    // Named in full on a small laptop too, where « Export Signa » is an icon.
    expect(screen.getByRole("button", { name: "Récapitulatifs" })).toHaveTextContent("Récapitulatifs");
    expect(screen.getByRole("button", { name: "Export Signa" })).not.toHaveTextContent("Export Signa");
    await user.click(screen.getByRole("button", { name: "Récapitulatifs" }));
    const pages = await screen.findAllByRole("menuitem");
    expect(pages.map((page) => page.getAttribute("href"))).toEqual([
      "/fa/dashboard/security",
      "/fa/dashboard/logistic",
      "/fa/to-publish",
    ]);
    festival.unplug();
    await user.click(screen.getByRole("menuitem", { name: "Récapitulatif Sécurité" }));
    await waitFor(() => expect(address()).toBe("/fa/dashboard/security"));
    aWindow(1440);
  });

  it("are not there for anyone who may use none", async () => {
    openPage("/fa");
    await row("Escape game");
    expect(screen.queryByRole("button", { name: "Récapitulatifs" })).not.toBeInTheDocument();
  });
});
