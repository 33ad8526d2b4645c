import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, waitFor } from "storybook/test";
import { onCard, phone, Row } from "../stories/frames";
import { guide } from "../stories/guide";
import { teams } from "../stories/teams";
import { TeamChip } from "./team-chip";
import { TeamIcon } from "./team-icon";
import { teamIcons } from "./team-icons";

const secu = { code: "secu", name: "Sécu", color: "#e76f51", icon: "mdi-security" };
const meta = {
  title: "icons/TeamChip",
  component: TeamChip,
  parameters: guide({
    what: "A team, in its colour, with its icon.",
    use: ["wherever a team is named; `iconOnly` in a narrow column, its name in a tooltip"],
    avoid: ["for a category that is no team: `Tag`"],
    fluent: "none of Fluent's own: a chip in its tokens",
  }),
  decorators: [onCard],
  args: { team: secu },
} satisfies Meta<typeof TeamChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {
  render: (args) => (
    <Row>
      {teams.map((team) => (
        <TeamChip key={team.code} {...args} team={team} />
      ))}
    </Row>
  ),
};
export const Medium: Story = { ...Small, args: { size: "medium" } };
export const IconOnly: Story = {
  ...Small,
  args: { iconOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("INSA Rouen").closest("[data-tip]")).toHaveAttribute(
      "data-tip",
      "INSA Rouen",
    );
  },
};
export const LongNameOnAPhone: Story = {
  globals: phone,
  args: { team: { ...secu, name: "Commission des fanfares, chorales et orchestres de passage" } },
};
export const BareIcons: Story = {
  render: () => (
    <Row>
      {teams.map(({ code, icon }) => (
        <TeamIcon key={code} icon={icon} size={24} label={code} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("img", { name: "bar" }).querySelector("path")).toHaveAttribute(
        "d",
        teamIcons["beer"],
      ),
    );
  },
};
