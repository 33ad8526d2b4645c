import { lea, noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { reviewers } from "@coulisses/shared-ui/stories";
import { render, screen } from "@testing-library/react";
import { ReviewersProvider } from "../review/reviewers";
import { RefusalNotice } from "./refusal-notice";
import type { SectionProgress } from "./section-progress";

const [first, second] = reviewers;
const tooLoud = { by: lea, at: "2026-05-01T10:00:00.000Z", reason: "Trop de bruit" };
const tooLate = { by: noel, at: "2026-05-02T10:00:00.000Z", reason: "Trop tard" };
const section = (id: string, title: string, state?: SectionProgress["state"]) => ({ id, title, state });
const feedback = section("feedback", "Commentaires");

const open = (props: Partial<Parameters<typeof RefusalNotice>[0]>) =>
  render(
    <ThemeProvider theme="blue-light">
      <ReviewersProvider value={reviewers}>
        <RefusalNotice teams={[]} rejections={[tooLoud]} sections={[feedback]} {...props} />
      </ReviewersProvider>
    </ThemeProvider>,
  );
const links = () => screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

describe("a refused sheet", () => {
  it("says which team refuses, why and who wrote it", () => {
    open({ teams: [first!.code] });
    expect(screen.getByText(`Refusée par l'équipe ${first!.name}`)).toBeVisible();
    expect(screen.getByText(/^« Trop de bruit » \(Léa/)).toBeVisible();
  });

  it("names all teams that refuse, with each reason", () => {
    open({ teams: [first!.code, second!.code], rejections: [tooLoud, tooLate] });
    expect(screen.getByText(`Refusée par les équipes ${first!.name} et ${second!.name}`)).toBeVisible();
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });

  it("leads to the sections that those teams review", () => {
    const teams = [first!.code];
    const sections = [
      section("general", "Général", { kind: "done" }),
      section("signa", "Signa", { kind: "refused", teams }),
      feedback,
    ];
    open({ teams, sections });
    expect(links()).toEqual([["Signa", "#signa"]]);
  });

  it("leads to the comments when no section is theirs", () => {
    open({ teams: [first!.code], sections: [section("general", "Général"), feedback] });
    expect(links()).toEqual([["Commentaires", "#feedback"]]);
  });

  it("says nothing of a sheet that nobody refuses", () => {
    open({ teams: [] });
    expect(screen.queryByText(/Refusée/)).not.toBeInTheDocument();
  });
});
