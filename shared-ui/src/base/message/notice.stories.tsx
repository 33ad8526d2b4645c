import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { phone, Stack } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { Button } from "../button/button";
import { Notice } from "./notice";

const meta = {
  title: "base/Notice",
  component: Notice,
  parameters: guide({
    what: "A message that stays in the page as long as it is true.",
    use: ["for what one must know before acting here, with the way out among its `actions`"],
    avoid: [
      "for the outcome of an action: a notification",
      "for a field: its `error` or `hint`",
      "for a locked part: `LockNotice`",
    ],
    fluent: "`MessageBar`",
  }),
  args: { children: "La fiche sera relue par sept équipes." },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = {
  args: { intent: "success", title: "Tout est prêt", children: "Tu peux demander la relecture." },
};
export const Failure: Story = {
  args: { intent: "error", children: "La FA n'a pas pu être passée en relecture" },
};
export const Missing: Story = {
  args: {
    intent: "warning",
    title: "Il manque encore",
    actions: <Button size="small">Compléter</Button>,
    children: "- Une description est nécessaire\n- Le lieu est nécessaire",
  },
};
export const TitleAlone: Story = {
  args: { intent: "warning", title: "Les inscriptions ferment ce soir", children: undefined },
};
export const LongOnAPhone: Story = {
  globals: phone,
  args: {
    intent: "error",
    title: "Cette fiche ne peut pas être envoyée en relecture",
    actions: (
      <>
        <Button size="small">Compléter la section Sécurité</Button>
        <Button size="small">Plus tard</Button>
      </>
    ),
    children:
      "Au moins un créneau est nécessaire pour la demande de matos, et chaque équipe électrique doit connaître la puissance demandée avant le 12 avril.",
  },
};
export const EveryIntent: Story = {
  render: () => (
    <Stack>
      <Notice>La fiche sera relue par sept équipes.</Notice>
      <Notice intent="success">Enregistré.</Notice>
      <Notice intent="warning">Un créneau dépasse minuit.</Notice>
      <Notice intent="error">Le lieu est déjà pris.</Notice>
    </Stack>
  ),
};
