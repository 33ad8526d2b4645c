import { aWindow, renderWithStore } from "@coulisses/shared-auth/testing";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { seededTeams } from "@coulisses/shared-domain/people/seeded-teams";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { screen, within } from "@testing-library/react";
import type { SectionProgress } from "./section-progress";
import { SheetHeader } from "./sheet-header";
import { SheetLayout } from "./sheet-layout";

const page = aWindow(1440);
const sections: SectionProgress[] = [
  { id: "general", title: "Général", state: { kind: "missing", reasons: ["Un nom est nécessaire"] } },
  { id: "feedback", title: "Commentaires", count: 2 },
];

function open() {
  const header = (
    <SheetHeader
      number="Stand n°3"
      name="Crêpes"
      status="DRAFT"
      inCharge={{ label: "Responsable", person: noel }}
      team={null}
      reviews={undefined}
      sections={sections}
      actions={[]}
    />
  );
  renderWithStore(
    <ThemeProvider theme="blue-light">
      <SheetLayout title="Stand 3" reviewers={seededTeams} header={header} contents={sections}>
        Ici, les sections
      </SheetLayout>
    </ThemeProvider>,
  );
}
const head = () => within(screen.getByRole("region", { name: "Résumé de la fiche" }));

it("on a phone the head lists what is missing, and holds the contents", () => {
  open();
  expect(head().queryByText("Un nom est nécessaire")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Général Un nom est nécessaire" })).toBeInTheDocument();

  page.resize(390);
  expect(head().getByRole("link", { name: "Un nom est nécessaire" })).toHaveAttribute("href", "#general");
  const strip = within(head().getByRole("navigation", { name: "Sommaire" }));
  expect(strip.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "#general",
    "#feedback",
  ]);
});
