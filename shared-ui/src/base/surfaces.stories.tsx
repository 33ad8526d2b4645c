import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { Button } from "./button";
import { Divider } from "./divider";
import { ErrorCard } from "./error-card";
import { FullPageError, PageToCome } from "./full-page";
import { Notice } from "./notice";
import { EmptyState, Loading, Skeleton } from "./placeholders";
import { Surface } from "./surface";
import { Heading, Text } from "./text";

const meta = { title: "base/Surfaces and states" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
const noop = () => undefined;

export const Card: Story = {
  render: () => (
    <Surface title="Général" subtitle="Ce que le public verra" actions={<Button>Voir les créneaux</Button>}>
      <Text as="p">Un grand concert sur la scène principale.</Text>
      <Divider />
      <Text as="p" muted size="small">Modifié hier</Text>
    </Surface>
  ),
};
export const Typography: Story = {
  render: () => (
    <Surface>
      <Heading level={1}>Fiches Activités</Heading>
      <Heading level={2}>Responsable</Heading>
      <Heading level={3}>Prestataires</Heading>
      <Heading level={4}>Détail</Heading>
      <Text as="p" size="large">Grand</Text>
      <Text as="p">Courant</Text>
      <Text as="p" size="small" muted>Petit et discret</Text>
      <Text as="p" size="caption">Légende</Text>
    </Surface>
  ),
};
export const Notices: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 12 }}>
      <Notice>La fiche sera relue par sept équipes.</Notice>
      <Notice intent="success" title="Tout est prêt">Tu peux demander la relecture.</Notice>
      <Notice intent="warning" title="Il manque encore" actions={<Button size="small">Compléter</Button>}>{"- Une description est nécessaire\n- Le lieu est nécessaire"}</Notice>
      <Notice intent="error">La FA n'a pas pu être passée en relecture</Notice>
    </div>
  ),
};
export const LoadingState: Story = { render: () => <Surface><Loading label="Chargement des fiches activités..." /></Surface> };
export const Skeletons: Story = { render: () => <Surface><Skeleton lines={4} /></Surface> };
export const Empty: Story = { render: () => <Surface><EmptyState title="Aucune fiche activité trouvée" action={<Button appearance="primary">Créer une fiche activité</Button>}>Change les filtres ou crée la première.</EmptyState></Surface> };
export const ErrorToRetry: Story = { render: () => <ErrorCard message="Le serveur ne répond pas." onRetry={noop} /> };
export const Retrying: Story = { render: () => <ErrorCard message="Le serveur ne répond pas." onRetry={noop} retrying /> };
export const NotFound: Story = { render: () => <FullPageError status={404} message="Page Not Found: /fa/inconnue" action={<Button appearance="primary">Retour à l'accueil</Button>} /> };
export const Failure: Story = { render: () => <FullPageError status={500} message="Oups, une erreur s'est produite." /> };
export const ToCome: Story = { render: () => <PageToCome title="Fiches Tâches" /> };
