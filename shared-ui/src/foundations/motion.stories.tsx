import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { makeStyles } from "@griffel/react";
import { useState } from "react";
import { Button } from "../base/button/button";
import { Text } from "../base/text/text";
import { onCard } from "../stories/frames";
import { sharedTokens } from "../theme/fluent-shared";
import { media } from "../theme/media";
import { tokens } from "../theme/tokens";

const useStyles = makeStyles({
  list: { display: "grid", gap: "12px", margin: "16px 0 0" },
  track: {
    height: "12px",
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  bar: {
    width: "12px",
    height: "12px",
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
    transitionProperty: "margin-left",
    [media.reducedMotion]: { transitionProperty: "none" },
  },
});

const durations = [
  ["durationFaster", "une couleur sous le pointeur"],
  ["durationFast", "un menu, une liste qui s'ouvre"],
  ["durationNormal", "une boîte de dialogue"],
  ["durationGentle", "un panneau sur le côté"],
  ["durationSlow", "ce qui traverse la page"],
] as const;
const curves = [
  ["curveDecelerateMid", "ce qui arrive : vite, puis se pose"],
  ["curveAccelerateMid", "ce qui part"],
  ["curveEasyEase", "ce qui change de place ou de taille"],
] as const;

type Line = readonly [name: keyof typeof sharedTokens, use: string];

function Moved({ lines, timing }: { lines: readonly Line[]; timing: (value: string) => object }) {
  const styles = useStyles();
  const [isMoved, setMoved] = useState(false);
  return (
    <>
      <Button onClick={() => setMoved(!isMoved)}>Jouer</Button>
      <div className={styles.list}>
        {lines.map(([name, use]) => (
          <div key={name}>
            <Text as="p">
              {name}, {sharedTokens[name]} : {use}
            </Text>
            <div className={styles.track}>
              <div
                className={styles.bar}
                style={{
                  ...timing(String(sharedTokens[name])),
                  marginLeft: isMoved ? "calc(100% - 12px)" : 0,
                }}
              />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

/**
 * Motion shows where something comes from, and is over before one waits for it. Do: Fluent's own motion of dialogs,
 * menus and drawers; nothing longer than 300 ms. Don't: move what a person reads or aims at, repeat a motion, or tell
 * something by motion alone. For those who ask for less motion (`prefers-reduced-motion`) things are there at once.
 */
const meta = { title: "foundations/Motion", decorators: [onCard] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The larger the way, the longer. */
export const Durations: Story = {
  render: () => <Moved lines={durations} timing={(transitionDuration) => ({ transitionDuration })} />,
};
/** Each over half a second, to be seen. */
export const Curves: Story = {
  render: () => (
    <Moved
      lines={curves}
      timing={(transitionTimingFunction) => ({ transitionTimingFunction, transitionDuration: "500ms" })}
    />
  ),
};
