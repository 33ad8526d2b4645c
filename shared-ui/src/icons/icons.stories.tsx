import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { makeStyles } from "@griffel/react";
import type { ReactNode } from "react";
import { expect } from "storybook/test";
import { Text } from "../base/text/text";
import { onCard } from "../stories/frames";
import { guide } from "../stories/guide";
import { PageIcon } from "./page-icon";
import { pageIconNames } from "./page-icons";
import { UiIcon } from "./ui-icon";
import { type UiIconName, uiIcons } from "./ui-icons";

const useStyles = makeStyles({
  grid: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(120px, 1fr))",
    gap: "16px 8px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
  cell: { display: "flex", flexDirection: "column", alignItems: "center", gap: "4px", textAlign: "center" },
});

function Named({ names, draw }: { names: readonly string[]; draw: (name: string) => ReactNode }) {
  const styles = useStyles();
  return (
    <ul className={styles.grid}>
      {names.map((name) => (
        <li key={name} className={styles.cell}>
          {draw(name)}
          <Text size="small" muted>
            {name}
          </Text>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: "foundations/Icons",
  parameters: guide({
    what: "All the icons there are, of Material Design Icons: one for each page, one for each thing one does.",
    use: [
      "`UiIcon` by the name of the action, the same for the same action everywhere: `delete` removes, `edit` changes",
      "`PageIcon` for a page, by the name in its `feature.json`; no two pages of the menu have the same one",
      "beside its word; alone only in a button whose `tooltip` names it, or with a `label`",
    ],
    avoid: [
      "for a team: `TeamIcon`",
      "for a status or a review: `StatusChip`, `ReviewChip`, which have shapes of their own",
    ],
  }),
  decorators: [onCard],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Those that `feature.json` may name; an unknown name shows a dot. */
export const Pages: Story = {
  render: () => (
    <Named
      names={[...pageIconNames, "inconnue"]}
      draw={(name) => <PageIcon name={name} size={24} label={`Page ${name}`} />}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Page inconnue" })).toBeVisible();
  },
};
export const Actions: Story = {
  render: () => (
    <Named names={Object.keys(uiIcons)} draw={(name) => <UiIcon name={name as UiIconName} size={24} />} />
  ),
};
