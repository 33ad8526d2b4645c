import type { Decorator } from "@storybook/react-webpack5";
import { makeStyles, mergeClasses } from "@griffel/react";
import { type ReactNode, useState } from "react";
import { Surface } from "../base/message/surface";

const useStyles = makeStyles({
  row: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "12px" },
  stack: { display: "flex", flexDirection: "column", gap: "16px" },
  narrow: { maxWidth: "420px" },
});

/** States beside each other. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={useStyles().row}>{children}</div>;
}

/** States under each other; narrow as a column of a form. */
export function Stack({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  const styles = useStyles();
  return <div className={mergeClasses(styles.stack, narrow && styles.narrow)}>{children}</div>;
}

/** Most components stand on a card. */
export const onCard: Decorator = (Story) => (
  <Surface>
    <Story />
  </Surface>
);

/** Fields are seen at the width of a form's column. */
export const inForm: Decorator = (Story) => (
  <Surface>
    <Stack narrow>
      <Story />
    </Stack>
  </Surface>
);

/** Globals of a story that is about a phone. */
export const phone = { viewport: { value: "phone", isRotated: false } };

/** Keeps the value of a story's field as its form would, and still tells the story of each change. */
export function useKept<Value>({
  value: first,
  onChange,
}: {
  value: Value;
  onChange?: (value: Value) => void;
}) {
  const [value, setValue] = useState(first);
  return {
    value,
    onChange: (next: Value) => {
      setValue(next);
      onChange?.(next);
    },
  };
}
