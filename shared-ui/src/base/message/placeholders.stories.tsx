import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { onCard, phone } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { Button } from "../button/button";
import { LoadState } from "./load-state";
import { EmptyState, Loading, Skeleton } from "./placeholders";

const onRetry = fn();

const meta = {
  title: "base/Placeholders",
  parameters: guide({
    what: "What stands where something will be: `Skeleton` in its shape, `Loading` with its words, `EmptyState` when there is nothing.",
    use: [
      "`Skeleton` where one knows how much room it takes, so that nothing jumps when it comes",
      "`Loading` where one does not, and for who hears the page: it says what is on its way",
      "`EmptyState` with what to do about it",
    ],
    avoid: [
      "for what is read and may fail: `LoadState` is `Loading`, then `ErrorCard`",
      "in a list: `DataTable` brings all three by its props",
      "when it failed: `ErrorCard`; while a long work goes on: `Progress`",
    ],
    keys: { Tab: "reaches the action of an `EmptyState`" },
    fluent: "`Spinner`",
  }),
  decorators: [onCard],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {
  render: () => <Loading label="Chargement des fiches activités..." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Chargement des fiches activités...");
  },
};
export const DidNotCome: Story = {
  render: () => (
    <LoadState label="Chargement du lien..." error="Impossible de joindre le serveur." onRetry={onRetry} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Réessayer" }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole("status")).not.toBeInTheDocument();
  },
};
export const Skeletons: Story = { render: () => <Skeleton lines={4} /> };
export const TallSkeleton: Story = { render: () => <Skeleton height="160px" /> };
export const NothingYet: Story = {
  render: () => (
    <EmptyState
      title="Aucune fiche activité trouvée"
      picture="search"
      action={<Button appearance="primary">Créer une fiche activité</Button>}
    >
      Change les filtres ou crée la première.
    </EmptyState>
  ),
};
export const NothingOnAPhone: Story = { ...NothingYet, globals: phone };
export const EveryPicture: Story = {
  render: () => (
    <>
      <EmptyState picture="calendar" title="Pas encore de créneau" />
      <EmptyState picture="money" title="Tu n'as aucune transaction pour le moment" />
      <EmptyState picture="people" title="Pas encore d'ami·e ici" />
      <EmptyState picture="sheets" title="Tu n'as aucune FA" />
      <EmptyState picture="search" title="Aucun bénévole trouvé" />
    </>
  ),
};
export const OnlyATitle: Story = { render: () => <EmptyState title="Tu n'as aucune tâche aujourd'hui" /> };
