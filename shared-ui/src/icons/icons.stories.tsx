import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { makeStyles } from "@griffel/react";
import type { ReactNode } from "react";
import { expect } from "storybook/test";
import { Text } from "../base/text/text";
import { onCard } from "../stories/frames";
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

const meta = { title: "foundations/Icons", decorators: [onCard] } satisfies Meta;
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
