import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn } from "storybook/test";
import { people, phone, reviewers } from "@coulisses/shared-ui/stories";
import type { SectionProgress } from "./section-progress";
import { SheetHeader } from "./sheet-header";
import { SheetLayout } from "./sheet-layout";
import { SheetSection } from "./sheet-section";
import { RefusalNotice } from "./refusal-notice";
import { TeamLock } from "../review/team-lock";

const [amelie] = people as [(typeof people)[0]];
const sections: SectionProgress[] = [
  { id: "general", title: "Général", state: { kind: "locked", teams: ["humain"] } },
  { id: "inquiry", title: "Demande de matos", state: { kind: "done" } },
  { id: "mobilization", title: "Mobilisations", state: { kind: "partly-locked", teams: ["humain"] } },
  { id: "feedback", title: "Commentaires", count: 3 },
];
const incomplete: SectionProgress[] = [
  {
    id: "general",
    title: "Général",
    state: { kind: "missing", reasons: ["Une équipe responsable est nécessaire"] },
  },
  ...sections.slice(1),
];
const refused: SectionProgress[] = [
  ...sections.slice(0, 1),
  { id: "inquiry", title: "Demande de matos", state: { kind: "refused", teams: ["matos"] } },
  ...sections.slice(2),
];

const meta = {
  title: "sheet/Sheet",
  component: SheetHeader,
  args: {
    number: "Fiche Tâche n°42",
    name: "Monter la scène",
    status: "IN_REVIEW",
    inCharge: { label: "Gestionnaire", person: amelie },
    team: null,
    reviews: { humain: "APPROVED", matos: "REVIEWING", elec: "NOT_ASKING_TO_REVIEW" },
    sections,
    actions: [
      { label: "Approuver pour Matos", icon: "check", forward: true, onSelect: fn() },
      { label: "Rejeter pour Matos", icon: "close", danger: true, onSelect: fn() },
    ],
  },
  render: (args) => (
    <SheetLayout
      title="FT 42 - Monter la scène"
      reviewers={reviewers.slice(0, 3)}
      header={<SheetHeader {...args} />}
      contents={args.sections}
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
} satisfies Meta<typeof SheetHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InReview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("En attente de Matos")).toBeVisible();
    await expect(canvas.getByText("Humain : Approuvée")).toBeInTheDocument();
    await expect(
      canvas.getByText("Bénévoles et équipes : verrouillés par la validation des équipes Humain et Matos"),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Mobilisations/ })).toHaveAttribute(
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
    sections: incomplete,
    actions: [{ label: "Demande de relecture", icon: "send", forward: true, onSelect: fn() }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Demande de relecture" })).toBeEnabled();
    await expect(canvas.getByText("Il manque un élément avant la relecture")).toBeVisible();
    // The head lists it on a phone, and the contents wherever there is room.
    await expect(canvas.getAllByText("Une équipe responsable est nécessaire")[0]).toBeVisible();
  },
};
export const DraftOnAPhone: Story = { ...DraftThatLacksSomething, globals: phone };
const refusal = {
  status: "REFUSED",
  reviews: { humain: "APPROVED", matos: "REJECTED", elec: "NOT_ASKING_TO_REVIEW" },
  sections: refused,
  actions: [],
  children: (
    <RefusalNotice
      teams={["matos"]}
      rejections={[{ by: amelie, at: "2026-01-10T09:00:00Z", reason: "Il manque un diable" }]}
      sections={refused}
    />
  ),
} satisfies Story["args"];
export const Refused: Story = {
  args: refusal,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Refusée par l'équipe Matos")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Demande de matos" })).toHaveAttribute("href", "#inquiry");
  },
};
export const RefusedOnAPhone: Story = { args: refusal, globals: phone };
