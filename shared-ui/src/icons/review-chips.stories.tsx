import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect } from "storybook/test";
import { onCard, phone, Row } from "../stories/frames";
import { guide } from "../stories/guide";
import { reviewers } from "../stories/teams";
import { ReviewChip, ReviewChips } from "./review-chips";
import { ReviewGlyph, reviewLabels, type ReviewValue } from "./review-glyph";

const values = Object.keys(reviewLabels) as ReviewValue[];
const meta = {
  title: "icons/ReviewChips",
  component: ReviewChips,
  parameters: guide({
    what: "What each team has said of a sheet, in one line.",
    use: ["in a list or beside a sheet: state by shape, letter and colour, and in words for screen readers"],
    avoid: ["for the state of the whole sheet: `StatusChip`"],
  }),
  decorators: [onCard],
  args: {
    teams: reviewers,
    reviews: {
      humain: "APPROVED",
      matos: "REVIEWING",
      elec: "REJECTED",
      barrieres: "WILL_NOT_REVIEW",
      secu: "APPROVED",
      signa: "REVIEWING",
      communication: "NOT_ASKING_TO_REVIEW",
    },
  },
} satisfies Meta<typeof ReviewChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Relectures" })).toBeVisible();
    await expect(canvas.getByText("Élec : Rejetée")).toBeInTheDocument();
  },
};
export const Large: Story = { args: { size: "large" } };
export const OnAPhone: Story = { args: { size: "large" }, globals: phone };
export const SomeTeams: Story = {
  args: { reviews: { humain: "APPROVED", secu: "REVIEWING" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
};
export const NoReview: Story = {
  render: (args) => (
    <Row>
      Brouillon : <ReviewChips {...args} reviews={undefined} />
    </Row>
  ),
};
export const EveryReview: Story = {
  render: ({ teams: [team] }) => (
    <Row>
      {team && values.map((review) => <ReviewChip key={review} team={team} review={review} size="large" />)}
    </Row>
  ),
};
export const Glyphs: Story = {
  render: () => (
    <Row>
      {values.map((review) => (
        <Row key={review}>
          <ReviewGlyph review={review} size={16} /> {reviewLabels[review]}
        </Row>
      ))}
    </Row>
  ),
};
