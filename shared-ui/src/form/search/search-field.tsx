import { SearchBox } from "@fluentui/react-components";
import { makeStyles } from "@griffel/react";
import { useState } from "react";
import { type FieldProps, FieldFrame } from "../../base/field/field-frame";
import { useIsMobile } from "../../behaviour/use-media-query";
import { useDebounced } from "../../behaviour/use-debounced";

const SEARCH_DELAY = 200;

const useStyles = makeStyles({
  box: { width: "100%", minWidth: 0, maxWidth: "none", paddingRight: "8px" },
  // Fluent shows the cross only in the field that has the focus.
  after: { width: "auto", height: "auto", overflow: "visible", paddingLeft: "4px" },
});

/** The text of a search field. */
type SearchFieldProps = Pick<FieldProps, "label" | "hideLabel" | "className" | "disabled"> & {
  value: string;
  /** Called `delay` after the last key, at once on Enter and when cleared. */
  onChange: (value: string) => void;
  /** In milliseconds: longer where the server searches. @default 200 */
  delay?: number;
  /** On a phone it is « Chercher ». @default the label */
  placeholder?: string;
  autoFocus?: boolean;
};

/** The typed text, and the value that it replaces; `sent` until the caller shows it. */
type Draft = { text: string; over: string; sent?: string };

/** A field that searches the list on screen. */
export function SearchField({
  value,
  onChange,
  label,
  hideLabel = true,
  placeholder = label,
  delay = SEARCH_DELAY,
  disabled = false,
  autoFocus,
  className,
}: SearchFieldProps) {
  const styles = useStyles();
  // Beside a phone's other filters there is no room for more.
  const words = useIsMobile() ? "Chercher" : placeholder;
  const [draft, setDraft] = useState<Draft>();
  const send = (text: string) => {
    setDraft(text === value ? undefined : { text, over: value, sent: text });
    onChange(text);
  };
  const sender = useDebounced(send, delay);
  // A caller that answers later (an address) must not bring back, or mix in, the earlier value.
  if (draft?.sent !== undefined && value !== draft.over) {
    setDraft(draft.text === draft.sent ? undefined : { text: draft.text, over: value });
  }
  const text = draft?.text ?? value;
  return (
    <FieldFrame label={label} hideLabel={hideLabel} {...(className && { className })}>
      <SearchBox
        className={styles.box}
        contentAfter={{ className: styles.after }}
        dismiss={text === "" ? null : { "aria-label": "Effacer la recherche" }}
        placeholder={words}
        input={{ size: words.length }}
        disabled={disabled}
        value={text}
        onChange={(event, data) => {
          if (event.type === "click") {
            sender.cancel();
            send(data.value);
            return;
          }
          setDraft({ over: value, ...draft, text: data.value });
          sender.call(data.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          sender.flush();
        }}
        {...(autoFocus && { autoFocus })}
      />
    </FieldFrame>
  );
}
