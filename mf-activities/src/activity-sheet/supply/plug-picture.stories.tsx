import { connections } from "@coulisses/shared-domain/festival-activity/electric-connection";
import { guide, onCard } from "@coulisses/shared-ui/stories";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { PlugPicture } from "./plug-picture";

const meta = {
  title: "Fiche/Prise électrique",
  component: PlugPicture,
  parameters: guide({
    what: "The plug that a device needs, seen from the front: people compare it with what they hold.",
    use: ["beside the choice of a connection"],
    avoid: ["in a list: the name says enough"],
    accessibility: ["The picture has the connection's name; pins and amperes are written too."],
    fluent: "none of Fluent's own: a drawing in Fluent's tokens",
  }),
  decorators: [onCard],
  args: { connection: "PC16_Prise_classique" },
} satisfies Meta<typeof PlugPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const OnePhase: Story = { args: { connection: "P17_32A_MONO" } };
export const EveryPlug: Story = {
  render: () => (
    <>
      {connections.map((connection) => (
        <PlugPicture key={connection} connection={connection} />
      ))}
    </>
  ),
};
