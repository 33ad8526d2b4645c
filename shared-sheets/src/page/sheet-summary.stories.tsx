import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, userEvent } from "storybook/test";
import { phone, reviewers } from "@coulisses/shared-ui/stories";
import { SheetLayout } from "./sheet-layout";
import { SheetSection } from "./sheet-section";
import { SheetSummary } from "./sheet-summary";
import { AskForReview } from "../review/ask-for-review";
import { TeamLock } from "../review/team-lock";

const sections = [
  { id: "general", title: "Général" },
  { id: "mobilization", title: "Mobilisations" },
];

const meta = {
  title: "sheet/Sheet",
  component: SheetSummary,
  args: {
    numbers: { short: "FT n°42", long: "Fiche Tâche n°42" },
    name: "Monter la scène",
    status: "IN_REVIEW",
    reviews: { humain: "APPROVED", matos: "REVIEWING", elec: "NOT_ASKING_TO_REVIEW" },
    sections,
    children: <AskForReview askable={false} missing={[]} onAsk={() => Promise.resolve()} />,
  },
  render: (args) => (
    <SheetLayout
      title="FT 42 - Monter la scène"
      reviewers={reviewers.slice(0, 3)}
      summary={<SheetSummary {...args} />}
    >
      <SheetSection id="general" title="Général" lock={<TeamLock teams={["humain"]} />}>
        Gestionnaire : Élodie (Dodo) Vasseur
      </SheetSection>
      <SheetSection
        id="mobilization"
        title="Mobilisations"
        lock={<TeamLock teams={["humain", "matos"]} part="Bénévoles et équipes" />}
      >
        Aucune mobilisation
      </SheetSection>
    </SheetLayout>
  ),
} satisfies Meta<typeof SheetSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InReview: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Bénévoles et équipes : verrouillés par la validation des équipes Humain et Matos"),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Replier le résumé" }));
    await expect(canvas.getByText("FT n°42")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Demande de relecture" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Déplier le résumé" }));
    await expect(canvas.getByRole("link", { name: "Mobilisations" })).toHaveAttribute(
      "href",
      "#mobilization",
    );
  },
};
export const InReviewOnAPhone: Story = { globals: phone };
export const DraftThatLacksSomething: Story = {
  args: {
    status: "DRAFT",
    reviews: undefined,
    children: (
      <AskForReview
        askable
        missing={["Une équipe responsable est nécessaire"]}
        onAsk={() => Promise.resolve()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Demande de relecture" })).toBeEnabled();
    await expect(canvas.getByText("Une équipe responsable est nécessaire")).toBeVisible();
  },
};
