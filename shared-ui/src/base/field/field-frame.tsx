import { Field } from "@fluentui/react-components";
import { makeStyles, mergeClasses, shorthands } from "@griffel/react";
import { type ComponentProps, useRef } from "react";
import { tokens } from "../../theme/tokens";
import { VisuallyHidden } from "../text/visually-hidden";
import { useWrongField } from "./form-fields";

const useStyles = makeStyles({
  frame: {
    minWidth: 0,
    "& .fui-Field__label": { fontWeight: 500 },
    "& .fui-Input": { minWidth: 0 },
    // A neighbour that is taller stretches neither the label nor the control.
    alignContent: "start",
    // A long error widens no field.
    gridTemplateColumns: "minmax(0, 1fr)",
    // Under the hint, in the gap to what follows, some air before it: in a form, whose gap has the room, the line that
    // comes and goes moves nothing.
    "& .fui-Field__validationMessage": {
      order: 1,
      position: "relative",
      zIndex: 1,
      marginTop: 0,
      marginBottom: "calc(-1 * var(--room-for-errors, 8px))",
      // A narrow field says it beside itself rather than in a column of words.
      width: "max-content",
      maxWidth: "max(100%, 180px)",
      // Several reasons are a line each.
      whiteSpace: "pre-line",
    },
    // Nor over that of its neighbour; its lines more make room for themselves.
    "&:has(+ .fui-Field > .fui-Field__validationMessage) > .fui-Field__validationMessage": {
      maxWidth: "100%",
    },
  },
  bare: { "& .fui-Field__label": { position: "absolute", padding: 0 } },
  // Locked, for whatever reason: reads as text that stands there, not as a box to type in.
  locked: {
    "& .fui-Input, & .fui-Textarea, & .fui-Select__select": {
      backgroundColor: tokens.colorNeutralBackground3,
      ...shorthands.borderColor(tokens.colorNeutralStroke2),
      borderBottomColor: tokens.colorNeutralStroke1,
    },
    "& input, & textarea, & select": { color: tokens.colorNeutralForeground1 },
  },
});

/** The props of every field of a form. */
export type FieldProps = {
  label: string;
  /** The French error; undefined when there is none. */
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** The label is then for screen readers only. */
  hideLabel?: boolean;
  className?: string;
};

const words = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();

/** True when an error contains the hint, which is then not shown twice. */
const saysTheSame = (hint: string, error: string | undefined) =>
  error !== undefined && words(error).includes(words(hint));

type FrameProps = FieldProps & { children: ComponentProps<typeof Field>["children"] };

/** Label, control, hint and error, tied together for screen readers. */
export function FieldFrame({
  label,
  error,
  hint,
  required = false,
  hideLabel,
  disabled,
  readOnly,
  className,
  children,
}: FrameProps) {
  const styles = useStyles();
  const frame = useRef<HTMLDivElement>(null);
  useWrongField(Boolean(error), frame);
  return (
    <Field
      {...({ ref: frame } as object)}
      label={hideLabel ? { children: <VisuallyHidden>{label}</VisuallyHidden> } : label}
      required={required}
      {...(error && { validationMessage: error, validationState: "error" as const })}
      {...(hint && !saysTheSame(hint, error) && { hint })}
      className={mergeClasses(
        styles.frame,
        hideLabel && styles.bare,
        (disabled || readOnly) && styles.locked,
        className,
      )}
    >
      {children}
    </Field>
  );
}
