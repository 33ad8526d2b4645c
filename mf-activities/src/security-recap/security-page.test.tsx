import { read } from "@coulisses/shared-auth/testing";
import type { ActivityForSecurity } from "@coulisses/shared-domain/contract/activity-dashboards";
import { screen, waitFor, within } from "@testing-library/react";
import { festivalServer } from "../testing/festival-server";
import { openPage, organiser } from "../testing/open-page";

const festival = festivalServer();
const secu = {
  teams: ["hard", "secu"],
  permissions: [...organiser.permissions, "view-security-dashboard" as const],
};

const fireworks: ActivityForSecurity = {
  id: 12,
  name: "Feu d'artifice",
  status: "IN_REVIEW",
  team: "bar",
  timeWindows: [
    { id: "b", start: "2026-05-16T20:00:00.000Z", end: "2026-05-16T21:00:00.000Z" },
    { id: "a", start: "2026-05-15T20:00:00.000Z", end: "2026-05-17T22:30:00.000Z" },
  ],
  specialNeed: "Pompiers à l'entrée",
  freePass: 3,
};
const market: ActivityForSecurity = {
  ...fireworks,
  id: 4,
  name: "Marché",
  team: null,
  timeWindows: [],
  specialNeed: null,
  freePass: 8,
};

const cells = async (name: string) =>
  within(await screen.findByRole("row", { name: new RegExp(name) }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

beforeEach(() => festival.server.use(read("festival-activities/for-security", () => [market, fireworks])));

describe("the security recap", () => {
  it("tells from when to when an activity needs what", async () => {
    openPage("/fa/dashboard/security", secu);
    await screen.findByText("Bar");
    expect((await cells("Feu d'artifice")).slice(2)).toEqual([
      "Bar",
      expect.stringMatching(/^ven\. 15 mai( 2026)?, 22h$/),
      expect.stringMatching(/^lun\. 18 mai( 2026)?, 0h30$/),
      "2",
      "Pompiers à l'entrée",
      "3",
    ]);
    expect((await cells("Marché")).slice(2)).toEqual(["", "", "", "0", "", "8"]);
  });

  it("is searched in the needs too", async () => {
    const { user, address } = openPage("/fa/dashboard/security", secu);
    await cells("Marché");
    await user.type(screen.getByLabelText("Rechercher une activité"), "POMPIERS");
    await waitFor(() => expect(address()).toBe("/fa/dashboard/security?search=POMPIERS"));
    expect(screen.queryByRole("row", { name: /Marché/ })).not.toBeInTheDocument();
    expect(screen.getByRole("row", { name: /Feu d'artifice/ })).toBeInTheDocument();
  });

  it("is sorted by free passes", async () => {
    const { user } = openPage("/fa/dashboard/security", secu);
    await cells("Marché");
    const passes = () =>
      screen
        .getAllByRole("row")
        .slice(1)
        .map((row) => within(row).getAllByRole("cell").at(-1)?.textContent);
    await user.click(screen.getByRole("button", { name: /Laissez-passer/ }));
    expect(passes()).toEqual(["3", "8"]);
    await user.click(screen.getByRole("button", { name: /Laissez-passer/ }));
    expect(passes()).toEqual(["8", "3"]);
  });

  it("says when nothing is needed", async () => {
    festival.server.use(read("festival-activities/for-security", () => []));
    openPage("/fa/dashboard/security", secu);
    expect(
      await screen.findByText("Aucun dispositif de sécurité ni de laissez-passer requis"),
    ).toBeInTheDocument();
  });
});
