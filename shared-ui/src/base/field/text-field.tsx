import { Input } from "@fluentui/react-components";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import { type FieldProps, FieldFrame } from "./field-frame";

/** The props of a field with one line of text. */
export type TextFieldProps = FieldProps & {
  value: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Called when Enter is pressed in the field. */
  onEnter?: () => void;
  /** Called before `onEnter`, for any key. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  type?: "text" | "email" | "password" | "tel" | "url" | "search";
  name?: string;
  autoComplete?: string;
  placeholder?: string;
  maxLength?: number;
  autoFocus?: boolean;
  inputMode?: "text" | "email" | "tel" | "url" | "numeric" | "decimal" | "search";
  contentBefore?: ReactNode;
  contentAfter?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
};

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    value,
    onChange,
    onBlur,
    onEnter,
    type = "text",
    name,
    autoComplete,
    placeholder,
    maxLength,
    autoFocus,
    inputMode,
  } = props;
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    props.onKeyDown?.(event);
    if (event.defaultPrevented || event.key !== "Enter" || event.nativeEvent.isComposing || !onEnter) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <FieldFrame {...props}>
      <Input
        value={value}
        type={type}
        onChange={(_, data) => onChange?.(data.value)}
        onKeyDown={keyDown}
        readOnly={props.readOnly ?? false}
        disabled={props.disabled ?? false}
        {...(onBlur && { onBlur })}
        {...(name && { name })}
        {...(autoComplete && { autoComplete })}
        {...(placeholder && { placeholder })}
        {...(maxLength && { maxLength })}
        {...(autoFocus && { autoFocus })}
        {...(inputMode && { inputMode })}
        {...({ ref: props.inputRef } as object)}
        {...(props.contentBefore ? { contentBefore: <>{props.contentBefore}</> } : {})}
        {...(props.contentAfter ? { contentAfter: <>{props.contentAfter}</> } : {})}
      />
    </FieldFrame>
  );
}
