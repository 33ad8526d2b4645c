import { guide, onCard, phone } from "@coulisses/shared-ui/stories";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { RequestedGear } from "./requested-gear";

const lasting = { isPonctualUsage: false, isConsumable: false };
const activity = {
  id: 12,
  name: "Grand bal folk",
  status: "IN_REVIEW" as const,
  team: "bar",
  inquiries: [
    {
      slug: "table",
      name: "Table pliante 180 cm",
      quantity: 24,
      category: "Mobilier",
      owner: "Matos",
      drive: "Hangar du Sémaphore",
      ...lasting,
    },
    {
      slug: "guirlande",
      name: "Guirlande guinguette 20 m",
      quantity: 6,
      category: "Éclairage",
      owner: "Élec",
      ...lasting,
    },
    {
      slug: "gobelet",
      name: "Gobelet réutilisable",
      quantity: 1_500,
      category: "Consommable",
      owner: "Bar",
      drive: "Local bar",
      isPonctualUsage: false,
      isConsumable: true,
    },
  ],
};

const meta = {
  title: "Récapitulatifs/Matos demandé",
  component: RequestedGear,
  parameters: guide({
    what: "All the gear that one activity asks for, with where each is fetched.",
    use: ["unfolded under a line of the recap of gear requests"],
    avoid: ["to change a request: the activity's sheet"],
    fluent: "`Table`, through `SimpleTable`",
  }),
  decorators: [onCard],
  args: { activity },
} satisfies Meta<typeof RequestedGear>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const Nothing: Story = { args: { activity: { ...activity, inquiries: [] } } };
export const OnAPhone: Story = { globals: phone };
