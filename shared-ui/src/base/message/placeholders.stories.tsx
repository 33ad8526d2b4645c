import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect } from "storybook/test";
import { UiIcon } from "../../icons/ui-icon";
import { onCard, phone } from "../../stories/frames";
import { Button } from "../button/button";
import { EmptyState, Loading, Skeleton } from "./placeholders";

const meta = { title: "base/Placeholders", decorators: [onCard] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {
  render: () => <Loading label="Chargement des fiches activités..." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Chargement des fiches activités...");
  },
};
export const Skeletons: Story = { render: () => <Skeleton lines={4} /> };
export const TallSkeleton: Story = { render: () => <Skeleton height="160px" /> };
export const NothingYet: Story = {
  render: () => (
    <EmptyState
      title="Aucune fiche activité trouvée"
      icon={<UiIcon name="search" size={32} />}
      action={<Button appearance="primary">Créer une fiche activité</Button>}
    >
      Change les filtres ou crée la première.
    </EmptyState>
  ),
};
export const NothingOnAPhone: Story = { ...NothingYet, globals: phone };
export const OnlyATitle: Story = { render: () => <EmptyState title="Tu n'as aucune tâche aujourd'hui" /> };
