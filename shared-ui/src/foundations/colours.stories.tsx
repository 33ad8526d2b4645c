import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { makeStyles } from "@griffel/react";
import { Heading, Text } from "../base/text/text";
import { onCard } from "../stories/frames";
import { contrast, readableOn } from "@coulisses/shared-domain/colour/contrast";
import { ramps } from "../theme/ramps";
import { createTheme, themeNames } from "../theme/themes";
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
  ramp: { display: "flex", flexWrap: "wrap", marginBottom: "24px" },
  step: { width: "72px", padding: "10px 6px", fontSize: "12px", lineHeight: "16px" },
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
const solids: Pair[] = [
  ["Brouillon", "draftSolid", "solidInk"],
  ["Relecture", "reviewSolid", "solidInk"],
  ["Refusée", "refusedSolid", "solidInk"],
  ["Validée", "validatedSolid", "solidInk"],
  ["Prête", "readySolid", "solidInk"],
  ["Information", "infoSolid", "solidInk"],
];
const grounds: Pair[] = [
  ["Navigation", "navigationBackground", "colorNeutralForeground1"],
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

/** How an ink reads on its ground: WCAG asks for 4.5 of a text. */
function Contrasts({ theme }: { theme: (typeof themeNames)[number] }) {
  const styles = useStyles();
  const colours = createTheme(theme);
  return (
    <>
      <Heading level={2}>{theme}</Heading>
      <div className={styles.grid}>
        {[...grounds, ...states, ...solids].map(([name, ground, ink]) => {
          const [backgroundColor, color] = [String(colours[ground]), String(colours[ink])];
          return (
            <div key={name} className={styles.swatch} style={{ backgroundColor, color }}>
              <Text as="p" weight="bold">
                {name} : {contrast(backgroundColor, color).toFixed(1)}
              </Text>
              <Text as="p" size="small">
                {color} sur {backgroundColor}
              </Text>
            </div>
          );
        })}
      </div>
    </>
  );
}

/**
 * Name a colour by what it is for (`tokens.refusedInk`), never by its value: each theme has its own. Red is for
 * danger and refusal; the main action wears the theme's colour, the navigation its tint. A state also has a shape and a
 * word. Do: one hue a state everywhere (`fill` under `ink` in chips and notices, `solid` with the ink as its edge in
 * charts and pictures); money in wears `validatedInk`, money out `refusedInk`, each with its sign. Don't: a team's
 * colour for anything but the team, the solid of a state as decoration of something that has another.
 */
const meta = { title: "foundations/Colours", decorators: [onCard] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tokens in the theme that the toolbar chooses. */
export const Palette: Story = {
  render: () => (
    <>
      <Swatches title="Fonds et textes" pairs={grounds} />
      <Swatches title="États" pairs={states} />
      <Swatches title="États, en aplat" pairs={solids} />
    </>
  ),
};
/** The hues that Fluent's components take their shades from: 80 is text on white, 120 text on a dark card. */
export const Ramps: Story = {
  render: function Ramps() {
    const styles = useStyles();
    return (
      <>
        {Object.entries(ramps).map(([name, ramp]) => (
          <section key={name}>
            <Heading level={2}>{name}</Heading>
            <div className={styles.ramp}>
              {Object.entries(ramp).map(([step, colour]) => (
                <div
                  key={step}
                  className={styles.step}
                  style={{ backgroundColor: colour, color: readableOn(colour) }}
                >
                  {step}
                  <br />
                  {colour}
                </div>
              ))}
            </div>
          </section>
        ))}
      </>
    );
  },
};
/** Three colours, light and dark, with what is written on each ground. */
export const Contrast: Story = {
  render: () => (
    <>
      {themeNames
        .filter((name) => name !== "login")
        .map((name) => (
          <Contrasts key={name} theme={name} />
        ))}
    </>
  ),
};
