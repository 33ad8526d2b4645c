import { Input } from "@fluentui/react-components";
import { makeStyles } from "@griffel/react";
import { rankedMatches } from "@coulisses/shared-domain/search-ranking";
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../base/button/button";
import { type FieldProps, FieldFrame } from "../../base/field/field-frame";
import { Icon } from "../../base/text/icon";
import { clearGlyph, openGlyph } from "../glyphs";
import { loadCombobox, useLateCombobox } from "./late-combobox";
import type { Caret, OptionComboboxProps } from "./option-combobox";

/** More would be slower to read than typing one more letter. */
const SHOWN_MATCHES = 50;

/** The options of a picker, and the chosen one. */
export type SearchPickerProps<T> = FieldProps & {
  options: readonly T[];
  getKey: (option: T) => string | number;
  getLabel: (option: T) => string;
  /** A second line in the list. */
  getDetail?: (option: T) => string | undefined;
  /** The text that is searched. @default the label */
  getSearchText?: (option: T) => string;
  /** Before the label in the list. */
  renderBefore?: (option: T) => ReactNode;
  value: T | null;
  onChange: (value: T | null) => void;
  onBlur?: () => void;
  /** The caller searches: `options` are then shown as they come. */
  onQueryChange?: (query: string) => void;
  /** @default true unless required */
  clearable?: boolean;
  /** True while options are loading. */
  loading?: boolean;
  /** Reads the options again; given when that failed, which the list then says. */
  onRetry?: (() => void) | undefined;
  placeholder?: string;
  /** @default "Aucun résultat" */
  emptyText?: string;
  autoFocus?: boolean;
};

/**
 * Picks one of many by typing a part of it. Enter takes the best match, arrows the others, Escape
 * gives up; what was typed but matches nothing is dropped when the field is left.
 */
export function SearchPicker<T>(props: SearchPickerProps<T>) {
  const { options, getKey, getLabel, getSearchText = getLabel, value, onChange, onQueryChange } = props;
  const { clearable = !props.required, disabled = false, readOnly = false } = props;
  const { Combobox, failed } = useLateCombobox();
  // The combobox takes the focus when there is a caret to take over.
  const caretRef = useRef<Caret | undefined>(props.autoFocus ? { start: null, end: null } : undefined);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();

  const found = useMemo(
    () => (onQueryChange || !open ? options : rankedMatches(options, typed ?? "", getSearchText)),
    [open, options, typed, getSearchText, onQueryChange],
  );
  const shown = onQueryChange ? found : found.slice(0, SHOWN_MATCHES);
  const change = (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen) setTyped(undefined);
  };
  const pick = (option: T | undefined) => {
    if (option === undefined) return;
    change(false);
    onChange(option);
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    onQueryChange?.(text);
    if (text === "" && clearable && value !== null) onChange(null);
  };
  const clear = () => {
    change(false);
    onQueryChange?.("");
    onChange(null);
  };

  const isUsable = !disabled && !readOnly;
  const shared = {
    caretRef,
    text: typed ?? (value === null ? "" : getLabel(value)),
    edited: typed !== undefined,
    typing: typed !== undefined && typed.trim() !== "",
    placeholder: props.placeholder,
    clearable: clearable && value !== null && isUsable,
    open,
    onOpen: change,
    onType: type,
    onClear: clear,
    onBlur: () => {
      change(false);
      props.onBlur?.();
    },
  };
  const withoutCode =
    failed && open ? "La liste n'a pas pu être chargée : vérifie ta connexion et réessaie." : undefined;
  return (
    <FieldFrame {...props} hint={withoutCode ?? props.hint}>
      {Combobox && isUsable ? (
        <Combobox
          {...shared}
          options={
            open
              ? shown.map((option) => ({
                  key: String(getKey(option)),
                  label: getLabel(option),
                  detail: props.getDetail?.(option),
                  before: props.renderBefore?.(option),
                }))
              : []
          }
          hidden={found.length - shown.length}
          chosen={value === null ? undefined : String(getKey(value))}
          loading={props.loading ?? false}
          emptyText={props.emptyText ?? "Aucun résultat"}
          unread={options.length === 0}
          onRetry={props.onRetry}
          onPick={(key) => pick(found.find((option) => String(getKey(option)) === key))}
        />
      ) : (
        <ClosedPicker
          {...shared}
          disabled={disabled}
          readOnly={readOnly}
          autoFocus={props.autoFocus ?? false}
          onEnter={() => pick(found[0])}
        />
      )}
    </FieldFrame>
  );
}

const useStyles = makeStyles({
  input: { width: "100%", minWidth: 0, "& input": { textOverflow: "ellipsis" } },
});

type ClosedPickerProps = Pick<
  OptionComboboxProps,
  | "caretRef"
  | "text"
  | "edited"
  | "typing"
  | "placeholder"
  | "clearable"
  | "open"
  | "onOpen"
  | "onType"
  | "onClear"
  | "onBlur"
> & {
  disabled: boolean;
  readOnly: boolean;
  autoFocus: boolean;
  /** Picks the first match of the typed text. */
  onEnter: () => void;
};

/** Stands for the combobox until its code has come, and hands over text, focus and caret. */
function ClosedPicker({ caretRef, onOpen, ...props }: ClosedPickerProps) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const element = input.current;
    caretRef.current = undefined;
    return () => {
      if (element && document.activeElement === element)
        caretRef.current = { start: element.selectionStart, end: element.selectionEnd };
    };
  }, [caretRef]);

  const isUsable = !props.disabled && !props.readOnly;
  const open = () => {
    if (!isUsable) return;
    void loadCombobox();
    onOpen(true);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") open();
    else if (event.key === "Enter" && props.typing) props.onEnter();
    else if (event.key === "Escape" && props.open) onOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Input
      {...({ ref: input } as object)}
      className={styles.input}
      role="combobox"
      aria-expanded={false}
      autoComplete="off"
      spellCheck={false}
      value={props.text}
      disabled={props.disabled}
      readOnly={props.readOnly}
      {...(props.placeholder && {
        placeholder: props.placeholder,
        input: { size: props.placeholder.length },
      })}
      {...(props.autoFocus && { autoFocus: true })}
      onChange={(_, data) => {
        void loadCombobox();
        props.onType(data.value);
      }}
      onMouseDown={open}
      onFocus={(event) => {
        void loadCombobox();
        event.target.select();
      }}
      onKeyDown={keyDown}
      onBlur={props.onBlur}
      contentAfter={
        props.clearable ? (
          <Button
            appearance="transparent"
            size="small"
            tooltip="Effacer"
            icon={<Icon path={clearGlyph} size={16} />}
            onClick={props.onClear}
          />
        ) : (
          <Icon path={openGlyph} />
        )
      }
    />
  );
}
