import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { makeStyles } from "@griffel/react";
import { Heading, Text } from "../base/text/text";
import { onCard } from "../stories/frames";
import { tokens } from "../theme/tokens";

const useStyles = makeStyles({
  grid: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(220px, 1fr))",
    gap: "12px",
    marginBottom: "24px",
  },
  swatch: {
    padding: "10px 14px",
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

type Pair = readonly [name: string, ground: keyof typeof tokens, ink: keyof typeof tokens];

const states: Pair[] = [
  ["Brouillon", "draftFill", "draftInk"],
  ["Relecture", "reviewFill", "reviewInk"],
  ["Refusée", "refusedFill", "refusedInk"],
  ["Validée", "validatedFill", "validatedInk"],
  ["Prête", "readyFill", "readyInk"],
  ["Information", "infoFill", "infoInk"],
  ["Danger", "dangerRest", "dangerInk"],
];
const grounds: Pair[] = [
  ["Page", "pageBackground", "colorNeutralForeground1"],
  ["Carte", "colorNeutralBackground1", "colorNeutralForeground1"],
  ["Carte survolée", "colorNeutralBackground1Hover", "colorNeutralForeground1"],
  ["Flottant", "colorNeutralBackground2", "colorNeutralForeground1"],
  ["En creux", "colorNeutralBackground3", "colorNeutralForeground1"],
  ["En retrait", "colorNeutralBackground1", "colorNeutralForeground3"],
  ["Primaire", "colorBrandBackground", "colorNeutralForegroundOnBrand"],
  ["Choisi", "colorBrandBackground2", "colorBrandForeground2"],
  ["Lien", "colorNeutralBackground1", "colorBrandForegroundLink"],
];

function Swatches({ title, pairs }: { title: string; pairs: readonly Pair[] }) {
  const styles = useStyles();
  return (
    <>
      <Heading level={2}>{title}</Heading>
      <div className={styles.grid}>
        {pairs.map(([name, ground, ink]) => (
          <div
            key={name}
            className={styles.swatch}
            style={{ backgroundColor: tokens[ground], color: tokens[ink] }}
          >
            <Text as="p" weight="bold">
              {name}
            </Text>
            <Text as="p" size="small">
              {ground}
            </Text>
          </div>
        ))}
      </div>
    </>
  );
}

/** The colours by their names; the toolbar changes the theme. */
const meta = { title: "theme/Colours", decorators: [onCard] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Palette: Story = {
  render: () => (
    <>
      <Swatches title="Fonds et textes" pairs={grounds} />
      <Swatches title="États" pairs={states} />
    </>
  ),
};
