import { useState } from "react";
import { Button } from "../../base/button/button";
import type { FieldProps } from "../../base/field/field-frame";
import { Icon } from "../../base/text/icon";
import { TextField } from "../../base/field/text-field";
import { useDebounced } from "../../behaviour/use-debounced";
import { clearGlyph, searchGlyph } from "../glyphs";

const SEARCH_DELAY = 200;

export type SearchFieldProps = Pick<FieldProps, "label" | "hideLabel" | "className" | "disabled"> & {
  value: string;
  /** Called `delay` after the last key, at once on Enter and when cleared. */
  onChange: (value: string) => void;
  /** In milliseconds: longer where the server searches. @default 200 */
  delay?: number;
  /** @default the label */
  placeholder?: string;
  autoFocus?: boolean;
};

/** What is typed, over the value that was there; `sent` until the caller shows it. */
type Draft = { text: string; over: string; sent?: string };

/** A box to search in what is shown. */
export function SearchField({
  value,
  onChange,
  label,
  hideLabel = true,
  placeholder = label,
  delay = SEARCH_DELAY,
  ...props
}: SearchFieldProps) {
  const [draft, setDraft] = useState<Draft>();
  const send = (text: string) => {
    setDraft(text === value ? undefined : { text, over: value, sent: text });
    onChange(text);
  };
  const sender = useDebounced(send, delay);
  // A caller that answers later (an address) must not bring back, or mix in, what was there before.
  if (draft?.sent !== undefined && value !== draft.over) {
    setDraft(draft.text === draft.sent ? undefined : { text: draft.text, over: value });
  }
  const shown = draft?.text ?? value;
  return (
    <TextField
      {...props}
      type="text"
      inputMode="search"
      label={label}
      hideLabel={hideLabel}
      placeholder={placeholder}
      value={shown}
      onChange={(text) => {
        setDraft({ over: value, ...draft, text });
        sender.call(text);
      }}
      onEnter={sender.flush}
      contentBefore={<Icon path={searchGlyph} size={18} />}
      contentAfter={
        shown !== "" && (
          <Button
            appearance="transparent"
            size="small"
            tooltip="Effacer la recherche"
            icon={<Icon path={clearGlyph} size={16} />}
            onClick={() => {
              sender.cancel();
              send("");
            }}
          />
        )
      }
    />
  );
}
