import { Input } from "@fluentui/react-components";
import { makeStyles } from "@griffel/react";
import { rankedMatches } from "@coulisses/shared-domain/search-ranking";
import { type KeyboardEvent, type ReactNode, useCallback, useId, useMemo, useRef, useState } from "react";
import { Button } from "../../base/button/button";
import { type FieldProps, FieldFrame } from "../../base/field/field-frame";
import { Icon } from "../../base/text/icon";
import { useOutside } from "../../behaviour/place/use-outside";
import { clearGlyph, openGlyph } from "../glyphs";
import { OptionList } from "./option-list";

/** More would be slower to read than typing one more letter. */
const SHOWN_MATCHES = 50;

const useStyles = makeStyles({
  root: { position: "relative", display: "grid", minWidth: 0 },
  input: { width: "100%", minWidth: 0, "& input": { textOverflow: "ellipsis" } },
});

export type SearchPickerProps<T> = FieldProps & {
  options: readonly T[];
  getKey: (option: T) => string | number;
  getLabel: (option: T) => string;
  /** A second line in the list. */
  getDetail?: (option: T) => string | undefined;
  /** What the typed text is looked for in. @default the label */
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
  /** Options are on their way. */
  loading?: boolean;
  placeholder?: string;
  /** @default "Aucun résultat" */
  emptyText?: string;
  autoFocus?: boolean;
};

/**
 * Picks one of many by typing a part of it. Enter takes the first match, arrows the others, Escape
 * gives up; what was typed but matches nothing is dropped when the field is left.
 */
export function SearchPicker<T>(props: SearchPickerProps<T>) {
  const styles = useStyles();
  const {
    options,
    getKey,
    getLabel,
    getSearchText = getLabel,
    value,
    onChange,
    onBlur,
    onQueryChange,
    placeholder,
  } = props;
  const {
    clearable = !props.required,
    loading = false,
    emptyText = "Aucun résultat",
    disabled = false,
    readOnly = false,
  } = props;
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);

  const { shown, hidden } = useMemo(() => {
    if (!open) return { shown: [], hidden: 0 };
    if (onQueryChange) return { shown: options.slice(), hidden: 0 };
    const found = rankedMatches(options, typed ?? "", getSearchText);
    return { shown: found.slice(0, SHOWN_MATCHES), hidden: Math.max(0, found.length - SHOWN_MATCHES) };
  }, [open, options, typed, getSearchText, onQueryChange]);

  const close = useCallback(() => {
    setOpen(false);
    setTyped(undefined);
  }, []);
  const inside = useMemo(() => [root], []);
  useOutside(inside, open, close);

  const show = () => {
    if (disabled || readOnly || open) return;
    const chosen = value === null ? -1 : options.findIndex((option) => getKey(option) === getKey(value));
    setActive(Math.max(0, chosen < SHOWN_MATCHES ? chosen : 0));
    setOpen(true);
  };
  const pick = (option: T | undefined) => {
    if (option === undefined) return;
    close();
    onChange(option);
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(0);
    setOpen(true);
    onQueryChange?.(text);
    if (text === "" && clearable && value !== null) onChange(null);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const moves: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + 8,
      PageUp: active - 8,
    };
    const to = moves[event.key];
    if (to !== undefined) {
      event.preventDefault();
      if (open) setActive(Math.max(0, Math.min(shown.length - 1, to)));
      else show();
    } else if (event.key === "Enter" && open) {
      // The form or dialog around must not take this Enter for its own.
      event.preventDefault();
      event.stopPropagation();
      pick(shown[active]);
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === "Tab") close();
  };

  const label = value === null ? "" : getLabel(value);
  const activeOption = shown[active];
  return (
    <FieldFrame {...props}>
      {(field) => (
        <div ref={root} className={styles.root}>
          <Input
            {...field}
            className={styles.input}
            role="combobox"
            aria-expanded={open}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            value={typed ?? label}
            disabled={disabled}
            readOnly={readOnly}
            {...(open && { "aria-controls": listId })}
            {...(open &&
              activeOption !== undefined && { "aria-activedescendant": `${listId}-${getKey(activeOption)}` })}
            {...(placeholder && { placeholder })}
            {...(props.autoFocus && { autoFocus: true })}
            onChange={(_, data) => type(data.value)}
            onClick={show}
            onFocus={(event) => event.target.select()}
            onBlur={() => onBlur?.()}
            onKeyDown={keyDown}
            contentAfter={
              <>
                {clearable && value !== null && !disabled && !readOnly && (
                  <Button
                    appearance="transparent"
                    size="small"
                    tooltip="Effacer"
                    icon={<Icon path={clearGlyph} size={16} />}
                    onClick={() => type("")}
                  />
                )}
                <Icon path={openGlyph} />
              </>
            }
          />
          {open && (
            <OptionList
              id={listId}
              label={props.label}
              anchor={root}
              options={shown}
              hidden={hidden}
              active={active}
              loading={loading}
              emptyText={emptyText}
              onActivate={setActive}
              onPick={pick}
              {...{ getKey, getLabel, selected: value }}
              {...(props.getDetail && { getDetail: props.getDetail })}
              {...(props.renderBefore && { renderBefore: props.renderBefore })}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
