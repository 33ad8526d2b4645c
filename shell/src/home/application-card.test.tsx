import { answeredMe } from "@coulisses/shared-auth/testing";
import { api, fakeServer, read, renderWithStore } from "@coulisses/shared-auth/testing";
import type { Me } from "@coulisses/shared-domain/contract/users";
import { MemoryRouter } from "@coulisses/shared-pages/testing";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { ApplicationCard, openApplications } from "./application-card";

fakeServer(
  read("configuration", () => [
    { key: "festival", version: 1, value: { sgEmail: "sg@festival.exemple.fr" } },
  ]),
  http.get(api("preferences/me"), () => new HttpResponse(null, { status: 404 })),
);

const candidatedAt = "2026-11-12T10:00:00.000Z";
const application = (membership: "STAFF" | "VOLUNTEER", isRejected = false) => ({
  membership,
  isRejected,
  candidatedAt,
});
const candidate = (applications: Me["applications"], teams: string[] = []): Me => ({
  ...answeredMe({ id: 1, firstname: "Marie", lastname: "Curie", nickname: null }),
  teams,
  applications,
});
const open = (me: Me) =>
  renderWithStore(
    <ThemeProvider theme="blue-light">
      <MemoryRouter>
        <ApplicationCard me={me} />
      </MemoryRouter>
    </ThemeProvider>,
  );

describe("A candidate's home page", () => {
  it("says since when an application waits, and the way to help it", () => {
    open(candidate([application("VOLUNTEER")]));
    expect(screen.getByText("Tu as candidaté pour être bénévole le 12 novembre 2026")).toBeVisible();
    expect(screen.getByText(/^Plus tu donnes de disponibilités/)).toBeVisible();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("says that a volunteer was refused, with what to do now (AP-5)", () => {
    open(candidate([application("VOLUNTEER", true)]));
    expect(
      screen.getByText("Ta candidature pour être bénévole a été rejetée pour cette édition"),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "Ajouter une disponibilité" })).toHaveAttribute(
      "href",
      "/availabilities",
    );
  });

  it("shows both applications of a refused organiser who may be a volunteer (AP-4)", () => {
    open(candidate([application("STAFF", true), application("VOLUNTEER")]));
    expect(screen.getByRole("heading", { name: "Tes candidatures" })).toBeVisible();
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });

  it("says whom a candidate organiser may ask", async () => {
    open(candidate([application("STAFF")]));
    expect(await screen.findByRole("link", { name: "sg@festival.exemple.fr" })).toBeVisible();
  });
});

describe("An application", () => {
  it("is over once the person is enrolled, and a volunteer hears no more of a refusal as organiser", () => {
    const [staff, volunteer] = [application("STAFF"), application("VOLUNTEER")];
    const open = (applications: Me["applications"], teams: string[]) =>
      openApplications(candidate(applications, teams)).map(({ membership }) => membership);
    expect(open([volunteer], ["benevole", "soft"])).toEqual([]);
    expect(open([staff, volunteer], ["benevole", "soft"])).toEqual(["STAFF"]);
    expect(open([application("STAFF", true)], ["benevole", "soft"])).toEqual([]);
    expect(open([staff], ["benevole", "hard"])).toEqual([]);
    expect(open([staff, volunteer], [])).toEqual(["STAFF", "VOLUNTEER"]);
  });
});
