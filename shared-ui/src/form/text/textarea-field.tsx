import { Textarea } from "@fluentui/react-components";
import { makeStyles } from "@griffel/react";
import type { KeyboardEvent, Ref } from "react";
import { type FieldProps, FieldFrame } from "../../base/field/field-frame";

const useStyles = makeStyles({
  // Grows with its text where the browser can, so that nothing hides behind a scroll bar.
  area: { "& textarea": { fieldSizing: "content", maxHeight: "40vh" } as object },
});

/** The text of a text area. */
export type TextareaFieldProps = FieldProps & {
  value: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Enter sends; Shift+Enter breaks the line. Without it, Enter breaks the line. */
  onEnter?: () => void;
  /** Comes before Enter sends: a key whose default is prevented does not. */
  onKeyDown?: (event: KeyboardEvent) => void;
  /** The caret has moved to this place of the text. */
  onCaret?: (place: number) => void;
  /** A list of proposals that the field steers with its keys: its id, and its active option's. */
  proposals?: { id: string; active: string } | undefined;
  placeholder?: string;
  /** @default 3 */
  rows?: number;
  maxLength?: number;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLTextAreaElement>;
};

/** Several lines of text. */
export function TextareaField(props: TextareaFieldProps) {
  const styles = useStyles();
  const { value, onChange, onBlur, onEnter, placeholder, rows = 3, maxLength, autoFocus } = props;
  const keyDown = (event: KeyboardEvent) => {
    props.onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || !onEnter) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <FieldFrame {...props}>
      <Textarea
        className={styles.area}
        value={value}
        rows={rows}
        resize="vertical"
        onChange={(_, data) => onChange?.(data.value)}
        onKeyDown={keyDown}
        onSelect={({ currentTarget }) => props.onCaret?.(currentTarget.selectionStart)}
        {...(props.proposals && {
          "aria-autocomplete": "list",
          "aria-haspopup": "listbox",
          "aria-controls": props.proposals.id,
          "aria-activedescendant": props.proposals.active,
        })}
        readOnly={props.readOnly ?? false}
        disabled={props.disabled ?? false}
        {...(onBlur && { onBlur })}
        {...(placeholder && { placeholder })}
        {...(maxLength && { maxLength })}
        {...(autoFocus && { autoFocus })}
        {...({ ref: props.inputRef } as object)}
      />
    </FieldFrame>
  );
}
