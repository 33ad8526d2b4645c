import { Spinner } from "@fluentui/react-components";
import { makeStyles, mergeClasses } from "@griffel/react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Text } from "../../base/text/text";
import { useAnchored } from "../../behaviour/place/use-anchored";
import { tokens } from "../../theme/tokens";

const useStyles = makeStyles({
  panel: {
    position: "fixed",
    inset: "auto",
    margin: 0,
    padding: "4px",
    boxSizing: "border-box",
    maxWidth: "min(480px, calc(100vw - 16px))",
    zIndex: 1000,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
  },
  list: { maxHeight: "min(320px, 56vh)", overflowY: "auto", overscrollBehavior: "contain" },
  option: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    padding: "6px 10px",
    borderRadius: "8px",
    cursor: "pointer",
    minHeight: "20px",
    lineHeight: tokens.lineHeightBase300,
  },
  active: {
    backgroundColor: tokens.colorNeutralBackground1Hover,
    outline: `1px solid ${tokens.colorNeutralStroke1}`,
    outlineOffset: "-1px",
  },
  selected: { fontWeight: 600 },
  words: { minWidth: 0, overflowWrap: "anywhere" },
  detail: { display: "block", fontWeight: 400 },
  note: { padding: "6px 10px" },
});

type OptionListProps<T> = {
  id: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  options: readonly T[];
  /** How many matches are left out. */
  hidden: number;
  active: number;
  selected: T | null;
  loading: boolean;
  emptyText: string;
  getKey: (option: T) => string | number;
  getLabel: (option: T) => string;
  getDetail?: (option: T) => string | undefined;
  renderBefore?: (option: T) => ReactNode;
  onActivate: (index: number) => void;
  onPick: (option: T) => void;
};

/** The list under a SearchPicker; focus never leaves the field. */
export function OptionList<T>(props: OptionListProps<T>) {
  const styles = useStyles();
  const {
    id,
    options,
    active,
    selected,
    hidden,
    loading,
    getKey,
    getLabel,
    getDetail,
    renderBefore,
    onActivate,
    onPick,
  } = props;
  const panel = useRef<HTMLDivElement>(null);
  useAnchored(props.anchor, panel, true, { sameWidth: true });
  useEffect(() => {
    panel.current?.querySelector('[data-active="true"]')?.scrollIntoView?.({ block: "nearest" });
  }, [active, options]);

  return (
    <div ref={panel} popover="manual" className={styles.panel}>
      <div role="listbox" id={id} aria-label={props.label} className={styles.list}>
        {options.map((option, index) => {
          const isSelected = selected !== null && getKey(option) === getKey(selected);
          const detail = getDetail?.(option);
          return (
            <div
              key={getKey(option)}
              id={`${id}-${getKey(option)}`}
              role="option"
              aria-selected={isSelected}
              data-active={index === active}
              className={mergeClasses(
                styles.option,
                index === active && styles.active,
                isSelected && styles.selected,
              )}
              // Before the field loses focus, which would close the list.
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => onActivate(index)}
              onClick={() => onPick(option)}
            >
              {renderBefore?.(option)}
              <span className={styles.words}>
                {getLabel(option)}
                {detail && (
                  <Text size="small" muted className={styles.detail}>
                    {detail}
                  </Text>
                )}
              </span>
            </div>
          );
        })}
      </div>
      <div role="status">
        {loading && <Spinner size="tiny" label="Chargement…" className={styles.note} />}
        {!loading && options.length === 0 && (
          <Text as="p" muted className={styles.note}>
            {props.emptyText}
          </Text>
        )}
        {hidden > 0 && (
          <Text as="p" size="small" muted className={styles.note}>
            {hidden} autre{hidden > 1 && "s"} : précise ta recherche
          </Text>
        )}
      </div>
    </div>
  );
}
