import { Combobox, Option, Spinner } from "@fluentui/react-components";
import { makeStyles } from "@griffel/react";
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { Icon } from "../../base/text/icon";
import { Text } from "../../base/text/text";
import { useOnline } from "../../behaviour/use-online";
import { media } from "../../theme/media";
import { clearGlyph, openGlyph } from "../glyphs";

const useStyles = makeStyles({
  combobox: { minWidth: 0, "& input": { minWidth: 0, width: "100%", textOverflow: "ellipsis" } },
  list: { minWidth: "min(240px, 100vw - 16px)", maxHeight: "min(340px, 56vh)" },
  option: { boxSizing: "border-box", [media.mobile]: { minHeight: "44px" } },
  words: { minWidth: 0, overflowWrap: "anywhere" },
  detail: { display: "block" },
});

/** One line of the list. */
type PickerOption = { key: string; label: string; detail?: string | undefined; before?: ReactNode };

/** The caret of the field while its code is loaded; undefined without the focus. */
export type Caret = { start: number | null; end: number | null };

/** The state of a combobox, and its options. */
export type OptionComboboxProps = {
  caretRef: RefObject<Caret | undefined>;
  /** The text in the field. */
  text: string;
  /** True when the person has changed or emptied the text. */
  edited: boolean;
  /** True while the person searches. */
  typing: boolean;
  placeholder?: string | undefined;
  options: readonly PickerOption[];
  chosen: string | undefined;
  clearable: boolean;
  open: boolean;
  loading: boolean;
  /** Shown without any option. */
  emptyText: string;
  /** True when the options are not known. */
  unread: boolean;
  /** The number of matches left out. */
  hidden: number;
  onRetry: (() => void) | undefined;
  onOpen: (open: boolean) => void;
  onType: (text: string) => void;
  onPick: (key: string) => void;
  onClear: () => void;
  onBlur: () => void;
};

const RETRY = "retry";

/** Fluent's combobox in French; its caller finds the options. */
export function OptionCombobox({ caretRef, open, typing, onOpen, onPick, ...props }: OptionComboboxProps) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const { current } = caretRef;
    if (current === undefined) return;
    input.current?.focus();
    input.current?.setSelectionRange(current.start, current.end);
  }, [caretRef]);

  const canRetry = props.onRetry !== undefined && props.options.length === 0;
  // Before Fluent hears it.
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isTyped = event.nativeEvent.isComposing || (event.key === " " && typing);
    if (isTyped) event.stopPropagation();
    else if (event.key === "Enter" && !open) leaveToForm(event);
  };

  return (
    <Combobox
      {...({ ref: input } as object)}
      className={styles.combobox}
      root={{
        onKeyDownCapture: keyDown,
        // The form or dialog around must not take this Enter for its own.
        onKeyDown: (event) => open && event.key === "Enter" && event.stopPropagation(),
      }}
      listbox={{ className: styles.list, "aria-label": "Choix" }}
      expandIcon={{
        children: <Icon path={openGlyph} />,
        "aria-label": "Ouvrir la liste",
        tabIndex: -1,
      }}
      clearIcon={
        props.clearable
          ? {
              children: <Icon path={clearGlyph} size={16} />,
              role: "button",
              "aria-hidden": false,
              "aria-label": "Effacer",
            }
          : null
      }
      autoComplete="off"
      spellCheck={false}
      value={props.text}
      // During a search, the chosen option must not keep Fluent from the first match.
      selectedOptions={props.edited || props.chosen === undefined ? [] : [props.chosen]}
      clearable={props.clearable}
      open={open}
      {...(props.placeholder && {
        placeholder: props.placeholder,
        input: { size: props.placeholder.length },
      })}
      onChange={(event) => props.onType(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={props.onBlur}
      onOpenChange={(event, data) => {
        const isEnter = "key" in event && event.key === "Enter";
        // A press in a typed text moves the caret; a retry keeps the search.
        const stays = event.type === "click" ? props.edited || canRetry : isEnter && canRetry;
        if (data.open || !stays) onOpen(data.open);
      }}
      onOptionSelect={(event, { optionValue }) => {
        // Fluent takes the choice back at the first letter that doesn't fit it; here only its cross does.
        if (optionValue === undefined) {
          if (event.type === "click") props.onClear();
          return;
        }
        // Tab moves on: it picks only during a search.
        if ("key" in event && event.key === "Tab" && !typing) return;
        if (optionValue === RETRY) props.onRetry?.();
        else onPick(optionValue);
      }}
    >
      {open && <Rows {...props} />}
    </Combobox>
  );
}

type RowsProps = Pick<
  OptionComboboxProps,
  "options" | "loading" | "emptyText" | "unread" | "hidden" | "onRetry"
>;

/** An empty `text` keeps Fluent from jumping to another option than the first one found. */
function Rows({ options, loading, emptyText, unread, hidden, onRetry }: RowsProps) {
  const styles = useStyles();
  const isOnline = useOnline();
  if (loading) {
    return (
      <Option disabled text="" value="" className={styles.option}>
        <Spinner size="tiny" label="Chargement…" />
      </Option>
    );
  }
  if (options.length === 0 && onRetry) {
    return (
      <Option text="" value={RETRY} className={styles.option}>
        Impossible de chercher : réessayer
      </Option>
    );
  }
  return (
    <>
      {options.map(({ key, label, detail, before }) => (
        <Option key={key} text="" value={key} className={styles.option}>
          {before}
          <span className={styles.words}>
            {label}
            {detail && (
              <Text size="small" muted className={styles.detail}>
                {detail}
              </Text>
            )}
          </span>
        </Option>
      ))}
      {options.length === 0 && (
        <Option disabled text="" value="" className={styles.option}>
          {unread && !isOnline ? "Pas de réseau : la liste reviendra avec lui" : emptyText}
        </Option>
      )}
      {hidden > 0 && (
        <Option disabled text="" value="" className={styles.option}>
          {hidden} autre{hidden > 1 && "s"} : précise ta recherche
        </Option>
      )}
    </>
  );
}

/** Fluent would open the list on Enter; the form or dialog around hears it instead. */
function leaveToForm(event: KeyboardEvent<HTMLElement>): void {
  event.stopPropagation();
  const { nativeEvent } = event;
  const heard = new KeyboardEvent(nativeEvent.type, nativeEvent);
  const isFree = event.currentTarget.parentElement?.dispatchEvent(heard) ?? true;
  if (!isFree) event.preventDefault();
}
