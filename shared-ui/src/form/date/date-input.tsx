import { Input, type InputProps } from "@fluentui/react-components";
import { makeStyles, mergeClasses } from "@griffel/react";
import { tokens } from "../../theme/tokens";

// Firefox can't hide its own writing: there it stays.
const HIDES = "@supports selector(::-webkit-datetime-edit)";
const AT_REST = "&:not(:focus-within)";

const useStyles = makeStyles({
  face: {
    [HIDES]: {
      [`${AT_REST}::before`]: {
        content: ["attr(data-shown)", 'attr(data-shown) / ""'],
        position: "absolute",
        left: "12px",
        pointerEvents: "none",
        whiteSpace: "nowrap",
      },
      [`${AT_REST}:has(:disabled)::before`]: { color: tokens.colorNeutralForegroundDisabled },
      [`${AT_REST} ::-webkit-datetime-edit`]: { opacity: 0 },
    },
  },
  empty: { "::before": { color: tokens.colorNeutralForeground4 } },
});

const FORMATS = { date: "jj/mm/aaaa", "datetime-local": "jj/mm/aaaa hh:mm" };

type DateInputProps = Omit<InputProps, "type" | "root"> & {
  type: keyof typeof FORMATS;
  /** The value as the festival writes it; empty when there is none. */
  shown: string;
};

/**
 * The browser's own date input. It speaks the browser's language, in which 05/06 may be the sixth of May: so it shows
 * what the festival writes, but while someone types in it.
 */
export function DateInput({ shown, type, ...props }: DateInputProps) {
  const styles = useStyles();
  return (
    <Input
      type={type}
      {...({ root: { "data-shown": shown || FORMATS[type] } } as object)}
      className={mergeClasses(styles.face, !shown && styles.empty)}
      {...props}
    />
  );
}
