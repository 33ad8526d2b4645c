import { Input } from "@fluentui/react-components";
import { makeStyles, mergeClasses } from "@griffel/react";
import {
  type ComponentType,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Button } from "../../base/button/button";
import { type FieldProps, FieldFrame } from "../../base/field/field-frame";
import { TextField } from "../../base/field/text-field";
import type { Typed } from "../../base/field/use-typed";
import { Icon } from "../../base/text/icon";
import { useOutside } from "../../behaviour/anchor/use-outside";
import { useIsMobile } from "../../behaviour/use-media-query";
import { tokens } from "../../theme/tokens";
import { calendarGlyph } from "../glyphs";
import type { DatePanelProps } from "./date-panel";

const useStyles = makeStyles({
  root: { display: "grid", minWidth: 0 },
  /** The phone's own picker writes in the browser's language: its text is hidden, and ours shown over it. */
  phone: {
    position: "relative",
    "& input": { color: "transparent" },
    // Where keys change its parts one by one, one sees those while one is at it.
    "@media (pointer: fine)": {
      "&:focus-within input": { color: "inherit" },
      "&:focus-within > .fui-Input__contentBefore": { visibility: "hidden" },
    },
  },
  written: {
    position: "absolute",
    inset: "0 40px 0 12px",
    display: "flex",
    alignItems: "center",
    pointerEvents: "none",
    color: tokens.colorNeutralForeground1,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    overflow: "hidden",
  },
  nothing: { color: tokens.colorNeutralForeground4 },
});

/** A phone's picker with only a part of the date, which is never read as a value. */
const PARTLY_PICKED = "…";

/** The value of a phone's picker (`2027-05-21T14:37`), as the festival writes it; any other text as it is. */
const asWritten = (text: string) =>
  text.replace(/^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d).*)?$/, (_, year, month, day, time) =>
    [`${day}/${month}/${year}`, time].filter(Boolean).join(" "),
  );

/** The typed text of a date, and its pickers. */
type DateBoxProps = FieldProps & {
  typed: Pick<Typed<unknown>, "field" | "text" | "type"> & {
    /** Takes a picked text, as a value if it is one. */
    pick: (text: string) => void;
  };
  onEnter?: (() => void) | undefined;
  autoFocus?: boolean | undefined;
  autoComplete?: "bday" | undefined;
  placeholder: string;
  /** The phone's own picker, and the present value as that one writes it. */
  phone: { type: "date" | "datetime-local"; value: string; step?: number };
  /** The start of the calendar: `yyyy-mm-dd`, `hh:mm`, either empty. Without `time` it picks days only. */
  panel: Pick<DatePanelProps, "day" | "time" | "step">;
};

/** The box of a date: a text with a calendar beside it; on a phone the phone's own picker. */
export function DateBox(props: DateBoxProps) {
  return useIsMobile() ? <PhoneBox {...props} /> : <TextBox {...props} />;
}

function PhoneBox({ typed, phone, placeholder, autoFocus, autoComplete, onEnter, ...props }: DateBoxProps) {
  const styles = useStyles();
  const { inputRef, onBlur, onKeyDown, error } = typed.field;
  const text = typed.text === PARTLY_PICKED ? "" : typed.text;
  const written = asWritten(typed.field.value);
  return (
    <FieldFrame {...props} error={error}>
      <Input
        type={phone.type}
        className={styles.phone}
        contentBefore={{
          children: written || placeholder,
          className: mergeClasses(styles.written, !written && styles.nothing),
          "aria-hidden": true,
        }}
        value={text ?? phone.value}
        disabled={props.disabled ?? false}
        readOnly={props.readOnly ?? false}
        onChange={({ target }) => typed.pick(target.validity.badInput ? PARTLY_PICKED : target.value)}
        onKeyDown={(event) => {
          onKeyDown(event);
          if (event.key !== "Enter" || !onEnter) return;
          event.preventDefault();
          onEnter();
        }}
        onBlur={onBlur}
        {...({ ref: inputRef } as object)}
        {...(phone.step && { step: phone.step * 60 })}
        {...(autoFocus && { autoFocus })}
        {...(autoComplete && { autoComplete })}
      />
    </FieldFrame>
  );
}

type Panel = ComponentType<DatePanelProps>;
let loadedPanel: Panel | undefined;
const loadPanel = async () => (loadedPanel = (await import("./date-panel")).default);

function TextBox({
  typed,
  panel,
  placeholder,
  className,
  autoFocus,
  autoComplete,
  onEnter,
  ...props
}: DateBoxProps) {
  const styles = useStyles();
  const root = useRef<HTMLDivElement>(null);
  const [Panel, setPanel] = useState<Panel>();
  const isUsable = !props.disabled && !props.readOnly;
  const inside = useMemo(() => [root], []);
  const close = useCallback(() => setPanel(undefined), []);
  useOutside(inside, Panel !== undefined, close);
  useEffect(() => {
    if (!isUsable || typeof requestIdleCallback !== "function") return;
    const idle = requestIdleCallback(() => void loadPanel().catch(() => undefined));
    return () => cancelIdleCallback(idle);
  }, [isUsable]);

  // When its code does not come the field can still be typed in, and the next press tries again.
  const open = () =>
    void (loadedPanel ? Promise.resolve(loadedPanel) : loadPanel()).then(
      (loaded) => setPanel(() => loaded),
      () => undefined,
    );
  const shut = () => {
    close();
    typed.field.inputRef.current?.focus();
  };
  // The dialog around must not close with its calendar.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !Panel) return;
    event.preventDefault();
    event.stopPropagation();
    shut();
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    typed.field.onKeyDown(event);
    if (event.key !== "ArrowDown" || !isUsable) return;
    event.preventDefault();
    open();
  };
  return (
    <div ref={root} className={mergeClasses(styles.root, className)} onKeyDown={closeOnEscape}>
      <TextField
        {...props}
        {...typed.field}
        placeholder={placeholder}
        autoComplete={autoComplete ?? "off"}
        onKeyDown={keyDown}
        {...(onEnter && { onEnter })}
        {...(autoFocus && { autoFocus })}
        {...(isUsable && {
          contentAfter: (
            <Button
              appearance="transparent"
              size="small"
              tooltip="Ouvrir le calendrier"
              aria-haspopup="dialog"
              aria-expanded={Panel !== undefined}
              icon={<Icon path={calendarGlyph} size={18} />}
              onClick={() => (Panel ? shut() : open())}
            />
          ),
        })}
      />
      {Panel && <Panel {...panel} label={props.label} anchor={root} onPick={typed.pick} onClose={shut} />}
    </div>
  );
}
