import { Field } from "@fluentui/react-components";
import { makeStyles, mergeClasses } from "@griffel/react";
import type { ComponentProps } from "react";
import { tokens } from "../../theme/tokens";
import { VisuallyHidden } from "../text/visually-hidden";

const useStyles = makeStyles({
  frame: {
    minWidth: 0,
    "& .fui-Field__label": { fontWeight: 500 },
    "& .fui-Input": { minWidth: 0 },
    // Several reasons are a line each.
    "& .fui-Field__validationMessage": { whiteSpace: "pre-line" },
  },
  bare: { "& .fui-Field__label": { position: "absolute", padding: 0 } },
  // Reads as text that stands there, not as a box to type in.
  still: {
    "& .fui-Input, & .fui-Textarea": {
      backgroundColor: tokens.colorNeutralBackground3,
      borderBottomColor: tokens.colorNeutralStroke1,
    },
  },
  reserved: { "&:not(:has(.fui-Field__validationMessage, .fui-Field__hint))": { paddingBottom: "20px" } },
});

/** What every field of a form takes. */
export type FieldProps = {
  label: string;
  /** What is wrong, in French; undefined when nothing is. */
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** The label stays for screen readers. */
  hideLabel?: boolean;
  /** Keeps the room of the error text, so that its coming moves nothing. */
  reserveError?: boolean;
  className?: string;
};

type FrameProps = FieldProps & { children: ComponentProps<typeof Field>["children"] };

/** Label, control, hint and error, tied together for screen readers. */
export function FieldFrame({
  label,
  error,
  hint,
  required = false,
  hideLabel,
  readOnly,
  reserveError,
  className,
  children,
}: FrameProps) {
  const styles = useStyles();
  return (
    <Field
      label={hideLabel ? { children: <VisuallyHidden>{label}</VisuallyHidden> } : label}
      required={required}
      {...(error && { validationMessage: error, validationState: "error" as const })}
      {...(hint && { hint })}
      className={mergeClasses(
        styles.frame,
        hideLabel && styles.bare,
        readOnly && styles.still,
        reserveError && styles.reserved,
        className,
      )}
    >
      {children}
    </Field>
  );
}
