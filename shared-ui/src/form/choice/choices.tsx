import { ToggleButton } from "@fluentui/react-components";
import { makeStyles, mergeClasses } from "@griffel/react";
import type { ReactNode } from "react";
import { type FieldProps, FieldFrame } from "../../base/field/field-frame";
import { tip } from "../../base/button/tooltip";
import { Icon } from "../../base/text/icon";
import { VisuallyHidden } from "../../base/text/visually-hidden";
import { media } from "../../theme/media";
import { tokens } from "../../theme/tokens";
import { checkGlyph } from "../glyphs";
import type { Choice } from "./select-field";

const useStyles = makeStyles({
  chips: { display: "flex", flexWrap: "wrap", gap: "8px", paddingBlock: "2px 4px" },
  bar: {
    display: "inline-flex",
    width: "fit-content",
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  segment: { border: "none" },
  choice: { fontWeight: 400, whiteSpace: "nowrap", minWidth: 0, [media.mobile]: { minHeight: "44px" } },
  tight: { padding: "0 8px", minWidth: "36px", minHeight: "32px" },
  pressed: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: 600,
    ":hover": { backgroundColor: tokens.colorBrandBackground2Hover, color: tokens.colorBrandForeground2 },
  },
});

/** The options of a multiple choice, and the chosen ones. */
type MultiChoiceProps<Value extends string> = Omit<FieldProps, "readOnly"> & {
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
            const closed = props.disabled ?? option.disabled ?? false;
            return (
              <ToggleButton
                key={option.value}
                shape="circular"
                checked={pressed}
                disabled={closed}
                onClick={() => toggle(option.value)}
                className={mergeClasses(styles.choice, pressed && !closed && styles.pressed)}
                {...(pressed && { icon: <Icon path={checkGlyph} size={16} /> })}
              >
                {option.label}
              </ToggleButton>
            );
          })}
        </div>
      )}
    </FieldFrame>
  );
}

/** An option of a bar of toggles. */
export type ChoiceToggleOption<Value extends string> = Choice<Value> & { icon?: ReactNode };

/** The options of a bar of toggles, and the chosen one. */
type ChoiceToggleProps<Value extends string> = {
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
        const closed = disabled || (option.disabled ?? false);
        const wordless = iconOnly === true && option.icon !== undefined;
        return (
          <ToggleButton
            key={option.value}
            appearance="subtle"
            checked={pressed}
            disabled={closed}
            onClick={() => onChange(pressed ? null : option.value)}
            {...tip(wordless ? option.label : undefined)}
            className={mergeClasses(
              styles.choice,
              styles.segment,
              wordless && styles.tight,
              pressed && !closed && styles.pressed,
            )}
          >
            {option.icon}
            {wordless ? <VisuallyHidden>{option.label}</VisuallyHidden> : option.label}
          </ToggleButton>
        );
      })}
    </div>
  );
}
