import { makeStyles, mergeClasses, Text, tokens } from "@coulisses/shared-ui/base";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  amount: { whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
  above: { color: tokens.validatedInk },
  below: { color: tokens.refusedInk },
});

type Props = {
  cents: number;
  /** Large where the amount is what the card is about. */
  size?: "display";
  className?: string;
  children: ReactNode;
};

/** An amount in green above zero, red below. */
export function Amount({ cents, size, className, children }: Props) {
  const styles = useStyles();
  return (
    <Text
      {...(size && { size })}
      className={mergeClasses(styles.amount, cents > 0 && styles.above, cents < 0 && styles.below, className)}
    >
      {children}
    </Text>
  );
}
