import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { Surface } from "../base/surface";
import { reviewers, teams } from "../stories/teams";
import { PageIcon } from "./page-icon";
import { pageIconNames } from "./page-icons";
import { ReviewChips } from "./review-chips";
import type { ReviewValue } from "./review-glyph";
import { TeamChip } from "./team-chip";
import { UiIcon } from "./ui-icon";
import { type UiIconName, uiIcons } from "./ui-icons";

const meta = { title: "icons/Icons and chips", decorators: [(Story) => <Surface><Story /></Surface>] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
const row = { display: "flex", gap: 12, flexWrap: "wrap", alignItems: "center" } as const;
const reviews: Record<string, ReviewValue> = { humain: "APPROVED", matos: "REVIEWING", elec: "REJECTED", barrieres: "WILL_NOT_REVIEW", secu: "APPROVED", signa: "REVIEWING", communication: "NOT_ASKING_TO_REVIEW" };

export const PageIcons: Story = { render: () => <div style={row}>{[...pageIconNames, "inconnue"].map((name) => <PageIcon key={name} name={name} label={name} />)}</div> };
export const ActionIcons: Story = { render: () => <div style={row}>{(Object.keys(uiIcons) as UiIconName[]).map((name) => <UiIcon key={name} name={name} label={name} />)}</div> };
export const TeamChips: Story = { render: () => <div style={row}>{teams.map((team) => <TeamChip key={team.code} team={team} />)}</div> };
export const MediumTeamChips: Story = { render: () => <div style={row}>{teams.map((team) => <TeamChip key={team.code} team={team} size="medium" />)}</div> };
export const TeamIcons: Story = { render: () => <div style={row}>{teams.map((team) => <TeamChip key={team.code} team={team} iconOnly />)}</div> };
export const Reviews: Story = { render: () => <ReviewChips reviews={reviews} teams={reviewers} /> };
export const LargeReviews: Story = { render: () => <ReviewChips reviews={reviews} teams={reviewers} size="large" /> };
