import { read } from "@coulisses/shared-auth/testing";
import type { EditionCounts } from "@coulisses/shared-domain/statistics/progress";
import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { festivalServer } from "../testing/festival-server";
import { openPage } from "../testing/open-page";

const festival = festivalServer();
const follower = {
  teams: ["hard"],
  permissions: ["read-fa", "read-ft", "view-festival-events-stats"] as const,
};
const none = { DRAFT: 0, REFUSED: 0, IN_REVIEW: 0, VALIDATED: 0 };
const before: EditionCounts = {
  edition: 52,
  counts: [
    { team: "bar", activities: 22, tasks: 92 },
    { team: "gone", activities: 3, tasks: 0 },
  ],
};

beforeEach(() =>
  festival.server.use(
    read("festival-activities/statistics", () => [
      { teamCode: "bar", status: { ...none, REFUSED: 2, VALIDATED: 1 }, total: 3 },
      { teamCode: null, status: { ...none, DRAFT: 4 }, total: 4 },
    ]),
    read("festival-tasks/statistics", () => [
      { teamCode: "bar", status: { ...none, READY_TO_ASSIGN: 5 }, total: 5 },
    ]),
    read("statistics/previous-edition", () => before),
  ),
);

const part = (name: string) => screen.findByRole("link", { name });

describe("the statistics", () => {
  it("show each team's activities by status, beside what it had validated the edition before", async () => {
    openPage("/stats", follower);
    expect(await part("Bar, Refusée : 2")).toHaveAttribute("href", "/fa?team=bar&status=REFUSED");
    expect(await screen.findByRole("img", { name: "Bar, Validée à la 52ème : 22" })).toBeInTheDocument();
    expect(screen.getByText("7 FA, dont 1 validée ; 25 à la 52ème édition")).toBeInTheDocument();
    expect(document.title).toBe("Statistiques des FA");
  });

  it("lead from the edition before to its archived sheets, once it is closed", async () => {
    const closed = { edition: 52, closedAt: "2026-09-01T10:00:00.000Z", activities: 25, tasks: 0 };
    festival.server.use(
      read("editions", () => [{ ...closed, unfinishedActivities: 0, unfinishedTasks: 0, slotsToCome: 0 }]),
    );
    openPage("/stats", follower);
    expect(await part("Voir les FA de la 52ème édition")).toHaveAttribute("href", "/fa?edition=52");
  });

  it("lead to the list of what a bar counts, but for sheets without a team", async () => {
    const { user, address } = openPage("/stats", follower);
    expect(await screen.findByRole("img", { name: "Sans équipe, Brouillon : 4" })).toBeInTheDocument();
    await user.click(await part("Bar, Validée : 1"));
    await waitFor(() => expect(address()).toBe("/fa?team=bar&status=VALIDATED"));
  });

  it("show tasks too, those ready to assign among them, and say so in the address", async () => {
    const { user, address } = openPage("/stats", follower);
    await user.click(await screen.findByRole("button", { name: "FT" }));
    expect(await part("Bar, Prête pour affectation : 5")).toHaveAttribute(
      "href",
      "/ft?team=bar&status=READY_TO_ASSIGN",
    );
    expect(screen.getByRole("img", { name: "Bar, Validée à la 52ème : 92" })).toBeInTheDocument();
    expect(address()).toBe("/stats?sheets=FT");
    expect(document.title).toBe("Statistiques des FT");
  });

  it("lead anyone who keeps the editions to the configuration of them", async () => {
    const { user, address, unmount } = openPage("/stats", {
      ...follower,
      permissions: [...follower.permissions, "manage-config"],
    });
    await user.click(await screen.findByRole("button", { name: "Éditions précédentes" }));
    await waitFor(() => expect(address()).toBe("/configuration?section=editions"));
    unmount();
    openPage("/stats", follower);
    await part("Bar, Refusée : 2");
    expect(screen.queryByRole("button", { name: "Éditions précédentes" })).not.toBeInTheDocument();
  });

  it("can be read as a table", async () => {
    const { user } = openPage("/stats", follower);
    await part("Bar, Refusée : 2");
    await user.click(screen.getByRole("button", { name: "Tableau" }));
    expect(
      screen.getByRole("row", { name: /^Bar 0 Bar, Refusée : 2 0 Bar, Validée : 1 3 22$/ }),
    ).toBeInTheDocument();
  });

  it("compare with nothing as long as no edition was kept", async () => {
    festival.server.use(
      http.get("*/api/statistics/previous-edition", () => new HttpResponse(null, { status: 204 })),
    );
    openPage("/stats", follower);
    await part("Bar, Refusée : 2");
    expect(screen.getByText("7 FA, dont 1 validée")).toBeInTheDocument();
    expect(screen.queryByRole("img", { name: /Validée à la/ })).not.toBeInTheDocument();
  });

  it("ask only for the sheets that one may read", async () => {
    openPage("/stats?sheets=FA", { teams: [], permissions: ["read-ft", "view-festival-events-stats"] });
    await part("Bar, Prête pour affectation : 5");
    expect(screen.queryByRole("button", { name: "FA" })).not.toBeInTheDocument();
  });

  it("tell that they could not be read, and try again", async () => {
    festival.server.use(
      http.get("*/api/festival-activities/statistics", () => HttpResponse.error(), { once: true }),
    );
    const { user } = openPage("/stats", follower);
    await user.click(await screen.findByRole("button", { name: "Réessayer" }));
    expect(await part("Bar, Refusée : 2")).toBeInTheDocument();
  });
});
