import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { onCard, Row } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { teams } from "../../stories/teams";
import { Tag } from "./tag";

const meta = {
  title: "base/Tag",
  component: Tag,
  parameters: guide({
    what: "A small rounded label.",
    use: ["for a kind or a category that one reads in passing"],
    avoid: [
      "for a team: `TeamChip`; for a status: `StatusChip`",
      "for what can be pressed: `Button` or `MultiChoice`",
    ],
    fluent: "none of Fluent's own: a mark in its tokens",
  }),
  decorators: [onCard],
  args: { children: "Divertissement" },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Intents: Story = {
  render: () => (
    <Row>
      <Tag>Brouillon</Tag>
      <Tag intent="info">Publique</Tag>
      <Tag intent="success">Validée</Tag>
      <Tag intent="warning">À compléter</Tag>
      <Tag intent="error">Refusée</Tag>
    </Row>
  ),
};
export const AnyColour: Story = {
  render: () => (
    <Row>
      {teams.map(({ code, name, color }) => (
        <Tag key={code} color={color}>
          {name}
        </Tag>
      ))}
    </Row>
  ),
};
export const LongText: Story = {
  args: { children: "Une étiquette bien trop longue pour la place qu'on lui laisse" },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
};
