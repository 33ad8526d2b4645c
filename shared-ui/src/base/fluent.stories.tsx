import { Field, Input, Link, Spinner } from "@fluentui/react-components";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { onCard, Row } from "../stories/frames";
import { Text } from "./text/text";

/** Components that are Fluent's own. */
const meta = { title: "base/Fluent's own", decorators: [onCard] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  render: () => (
    <Text as="p">
      Écris à{" "}
      <Link inline href="mailto:humain@festival.example">
        l'équipe Humain
      </Link>{" "}
      ou{" "}
      <Link inline as="button">
        demande de l'aide
      </Link>
      . <Link disabled>Lien fermé</Link>
    </Text>
  ),
};
export const Spinners: Story = {
  render: () => (
    <Row>
      <Spinner size="tiny" label="Recherche…" />
      <Spinner size="small" label="Chargement…" />
      <Spinner label="Calcul des affectations…" labelPosition="below" />
    </Row>
  ),
};
export const FieldAndInput: Story = {
  render: () => (
    <Field label="Code de la salle" hint="Sur la porte">
      <Input placeholder="H-204" />
    </Field>
  ),
};
