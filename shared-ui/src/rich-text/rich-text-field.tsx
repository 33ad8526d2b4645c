import { lazy, Suspense } from "react";
import { type FieldProps, FieldFrame } from "../base/field/field-frame";
import { Skeleton } from "../base/message/placeholders";
import type { EditorAria, EditorProps } from "./editor";

const Editor = lazy(() => import("./editor"));

/** The text of a rich text field. */
export type RichTextFieldProps = FieldProps & Omit<EditorProps, "aria" | "invalid">;

/** Text with titles, lists, bold, italic and underline. The editor's code comes when it is first shown. */
export function RichTextField(props: RichTextFieldProps) {
  const { value, onChange, onBlur, disabled = false, readOnly = false, autoFocus = false, error } = props;
  return (
    <FieldFrame {...props}>
      {(field) => (
        <Suspense fallback={<Skeleton height="160px" />}>
          <Editor
            value={value}
            disabled={disabled}
            readOnly={readOnly}
            autoFocus={autoFocus}
            invalid={error !== undefined}
            aria={ariaOf(field)}
            {...(onChange && { onChange })}
            {...(onBlur && { onBlur })}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}

type FieldControl = {
  id?: unknown;
  "aria-labelledby"?: unknown;
  "aria-describedby"?: unknown;
  "aria-invalid"?: unknown;
  "aria-required"?: unknown;
};

/** The field attributes that apply to a text box that is no input. */
function ariaOf(field: FieldControl): EditorAria {
  const text = (value: unknown) => (typeof value === "string" ? value : undefined);
  const [id, labelledBy, describedBy] = [
    text(field.id),
    text(field["aria-labelledby"]),
    text(field["aria-describedby"]),
  ];
  return {
    ...(id && { id }),
    ...(labelledBy && { "aria-labelledby": labelledBy }),
    ...(describedBy && { "aria-describedby": describedBy }),
    ...(field["aria-invalid"] ? { "aria-invalid": "true" } : {}),
    ...(field["aria-required"] ? { "aria-required": "true" } : {}),
  };
}
