import { makeStyles, mergeClasses } from "@griffel/react";
import type { ReactNode } from "react";
import { type FieldProps, FieldFrame } from "../../base/field/field-frame";
import { tip } from "../../base/button/tooltip";
import { VisuallyHidden } from "../../base/text/visually-hidden";
import { tokens } from "../../theme/tokens";
import type { Choice } from "./select-field";

const useStyles = makeStyles({
  chips: { display: "flex", flexWrap: "wrap", gap: "8px", paddingBlock: "2px 4px" },
  bar: {
    display: "inline-flex",
    width: "fit-content",
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  segment: {
    ":first-child": { borderStartStartRadius: "11px", borderEndStartRadius: "11px" },
    ":last-child": { borderStartEndRadius: "11px", borderEndEndRadius: "11px" },
  },
  choice: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "6px",
    minHeight: "30px",
    minWidth: "32px",
    padding: "0 12px",
    fontFamily: "inherit",
    fontSize: tokens.fontSizeBase300,
    color: tokens.colorNeutralForeground1,
    backgroundColor: "transparent",
    border: "none",
    cursor: "pointer",
    ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
    ":disabled": {
      color: tokens.colorNeutralForegroundDisabled,
      cursor: "not-allowed",
      backgroundColor: "transparent",
    },
  },
  chip: {
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: "15px",
    ":focus-visible": { outlineOffset: "1px" },
  },
  tight: { padding: "0 7px" },
  pressed: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: 600,
    ":hover": { backgroundColor: tokens.colorBrandBackground2Hover },
    ":disabled": { backgroundColor: tokens.colorNeutralBackground3 },
  },
  pressedChip: { border: `1px solid ${tokens.colorBrandStroke1}` },
  tick: { width: "12px", height: "12px", fill: "none", stroke: "currentColor", strokeWidth: 2 },
});

function Tick() {
  const styles = useStyles();
  return (
    <svg viewBox="0 0 12 12" aria-hidden className={styles.tick}>
      <path d="m2 6.5 2.6 2.6L10 3.6" />
    </svg>
  );
}

export type MultiChoiceProps<Value extends string> = Omit<FieldProps, "readOnly"> & {
  options: readonly Choice<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
};

/** Several of a few, all in view; chosen ones keep the order of the options. */
export function MultiChoice<Value extends string>({
  options,
  value,
  onChange,
  ...props
}: MultiChoiceProps<Value>) {
  const styles = useStyles();
  const toggle = (chosen: Value) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === chosen ? !value.includes(each) : value.includes(each))),
    );
  return (
    <FieldFrame {...props}>
      {(field) => (
        <div
          role="group"
          aria-labelledby={field["aria-labelledby"]}
          aria-describedby={field["aria-describedby"]}
          className={styles.chips}
        >
          {options.map((option) => {
            const pressed = value.includes(option.value);
            return (
              <button
                key={option.value}
                type="button"
                aria-pressed={pressed}
                disabled={props.disabled ?? option.disabled ?? false}
                onClick={() => toggle(option.value)}
                className={mergeClasses(
                  styles.choice,
                  styles.chip,
                  pressed && styles.pressed,
                  pressed && styles.pressedChip,
                )}
              >
                {pressed && <Tick />}
                {option.label}
              </button>
            );
          })}
        </div>
      )}
    </FieldFrame>
  );
}

export type ChoiceToggleOption<Value extends string> = Choice<Value> & { icon?: ReactNode };

export type ChoiceToggleProps<Value extends string> = {
  /** Accessible name of the group. */
  label: string;
  options: readonly ChoiceToggleOption<Value>[];
  value: Value | null;
  /** Null when the chosen one was pressed again. */
  onChange: (value: Value | null) => void;
  /** Labels go to tooltips. */
  iconOnly?: boolean;
  disabled?: boolean;
  className?: string;
};

/** One of a few or none, as a bar of toggles. */
export function ChoiceToggle<Value extends string>({
  label,
  options,
  value,
  onChange,
  iconOnly,
  disabled = false,
  className,
}: ChoiceToggleProps<Value>) {
  const styles = useStyles();
  return (
    <div role="group" aria-label={label} className={mergeClasses(styles.bar, className)}>
      {options.map((option) => {
        const pressed = option.value === value;
        const wordless = iconOnly === true && option.icon !== undefined;
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={pressed}
            disabled={disabled || (option.disabled ?? false)}
            onClick={() => onChange(pressed ? null : option.value)}
            {...tip(wordless ? option.label : undefined)}
            className={mergeClasses(
              styles.choice,
              styles.segment,
              wordless && styles.tight,
              pressed && styles.pressed,
            )}
          >
            {option.icon}
            {wordless ? <VisuallyHidden>{option.label}</VisuallyHidden> : option.label}
          </button>
        );
      })}
    </div>
  );
}
