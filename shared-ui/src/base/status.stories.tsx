import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { Badge } from "./badge";
import { type SheetStatus, StatusChip, StatusDot } from "./status";
import { Surface } from "./surface";
import { Tag } from "./tag";

const statuses: SheetStatus[] = ["DRAFT", "IN_REVIEW", "REFUSED", "VALIDATED", "READY_TO_ASSIGN"];
const meta = { title: "base/Status", decorators: [(Story) => <Surface><Story /></Surface>] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: "flex", gap: 12, flexWrap: "wrap", alignItems: "center" } as const;
export const Chips: Story = { render: () => <div style={row}>{statuses.map((status) => <StatusChip key={status} status={status} />)}</div> };
export const NumberedChips: Story = { render: () => <div style={row}>{statuses.map((status, index) => <StatusChip key={status} status={status} id={index * 37 + 4} />)}</div> };
export const Dots: Story = { render: () => <div style={row}>{statuses.map((status) => <StatusDot key={status} status={status} />)}</div> };
export const LabelledDots: Story = { render: () => <div style={row}>{statuses.map((status) => <StatusDot key={status} status={status} withLabel />)}</div> };
export const Tags: Story = {
  render: () => (
    <div style={row}>
      <Tag>Neutre</Tag>
      <Tag intent="info">Info</Tag>
      <Tag intent="success">Succès</Tag>
      <Tag intent="warning">Attention</Tag>
      <Tag intent="error">Erreur</Tag>
      <Tag color="#F9C80E">Couleur claire</Tag>
      <Tag color="#262E9B">Couleur sombre</Tag>
    </div>
  ),
};
export const Badges: Story = { render: () => <div style={row}>Fiches Activités <Badge count={3} label="refusées" /> <Badge count={120} /> <Badge count={0} /></div> };
