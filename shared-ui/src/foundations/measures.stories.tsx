import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { makeStyles } from "@griffel/react";
import { Heading, Text } from "../base/text/text";
import { onCard } from "../stories/frames";
import { sharedTokens } from "../theme/fluent-shared";
import { tokens } from "../theme/tokens";

const useStyles = makeStyles({
  list: { display: "flex", flexDirection: "column", gap: "12px", margin: "12px 0 24px" },
  line: { display: "flex", alignItems: "center", flexWrap: "wrap", gap: "4px 16px" },
  name: { width: "220px" },
  bar: { height: "16px", backgroundColor: tokens.colorBrandBackground },
  card: { width: "120px", height: "64px", borderRadius: tokens.borderRadiusLarge },
  corner: {
    width: "120px",
    height: "64px",
    border: `2px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorBrandBackground2,
  },
});

/** Type, space and corners: the few steps that every page is made of. */
const meta = { title: "foundations/Measures", decorators: [onCard] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Figtree ships with the product, so a page looks the same everywhere. Four headings, five sizes of text. One `h1` a
 * page, headings in order; `visual` gives the size of another level. Do: `size="display"` for the one number that a card
 * is about, a balance or a count. Don't: two displays in one card, capitals for whole words, sizes of one's own.
 */
export const Type: Story = {
  render: function Type() {
    const styles = useStyles();
    return (
      <div className={styles.list}>
        <Heading level={1}>Titre de page, 30 px</Heading>
        <Heading level={2}>Titre de carte, 20 px</Heading>
        <Heading level={3}>Titre de partie, 16 px</Heading>
        <Heading level={4}>Titre de groupe, 14 px</Heading>
        <Text size="display">1 234,50 €</Text>
        <Text size="large">Texte large, 16 px : « Ta fiche est prête pour la relecture »</Text>
        <Text>Texte, 14 px : « La Scène Pulse ouvre à 20 h »</Text>
        <Text size="small">Petit texte, 12 px : « Enregistré »</Text>
        <Text size="caption">Légende, 11 px : là où la place manque vraiment</Text>
        <Text weight="bold">Gras : ce qu’on cherche des yeux</Text>
        <Text muted>En retrait : ce qui accompagne</Text>
      </div>
    );
  },
};

const spaces = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL"] as const;
/** 8 px within a group, 16 between groups, 24 between cards. Under 760 px, cards and pages give back a third. */
export const Space: Story = {
  render: function Space() {
    const styles = useStyles();
    return (
      <div className={styles.list}>
        {spaces.map((step) => (
          <div key={step} className={styles.line}>
            <Text className={styles.name}>
              spacingHorizontal{step}, {sharedTokens[`spacingHorizontal${step}`]}
            </Text>
            <div className={styles.bar} style={{ width: sharedTokens[`spacingHorizontal${step}`] }} />
          </div>
        ))}
      </div>
    );
  },
};

const corners = [
  ["borderRadiusSmall", "cases à cocher, petites marques"],
  ["borderRadiusMedium", "boutons et champs"],
  ["borderRadiusLarge", "ce qui flotte : menus, notifications"],
  ["borderRadiusXLarge", "cartes et boîtes de dialogue"],
  ["borderRadiusCircular", "étiquettes, pastilles"],
] as const;
/** The larger the thing, the rounder. */
export const Radius: Story = {
  render: function Radius() {
    const styles = useStyles();
    return (
      <div className={styles.list}>
        {corners.map(([token, use]) => (
          <div key={token} className={styles.line}>
            <div className={styles.corner} style={{ borderRadius: tokens[token] }} />
            <Text>
              {token} : {use}
            </Text>
          </div>
        ))}
      </div>
    );
  },
};

const elevations = [
  ["shadow2", "cartes"],
  ["shadow4", "en-tête d'une fiche, barre du téléphone"],
  ["shadow8", "carte sous le pointeur"],
  ["shadow16", "menu déplié"],
  ["shadow28", "boîtes de dialogue, ce qui couvre la page"],
] as const;
/**
 * The nearer to the person, the softer and wider the shadow; a hairline gives each its edge, in the dark too. Do: raise a
 * card that one can press when the pointer is on it. Don't: give a card within a card a shadow.
 */
export const Elevation: Story = {
  render: function Elevation() {
    const styles = useStyles();
    return (
      <div className={styles.list}>
        {elevations.map(([token, use]) => (
          <div key={token} className={styles.line}>
            <div className={styles.card} style={{ boxShadow: tokens[token] }} />
            <Text>
              {token} : {use}
            </Text>
          </div>
        ))}
      </div>
    );
  },
};
