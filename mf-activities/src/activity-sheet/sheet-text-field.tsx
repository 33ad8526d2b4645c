import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { SheetText as Text } from "@coulisses/shared-sheets/text";
import { DraftRichText, DraftTextarea, DraftTextField, FoldedText } from "@coulisses/shared-sheets/text";
import type { ComponentProps } from "react";
import { useSheetText } from "./sheet";

export type SheetText = Text<FestivalActivity>;

type Props<Field extends typeof DraftRichText | typeof DraftTextarea | typeof DraftTextField> = Omit<
  ComponentProps<Field>,
  "field"
> & { text: SheetText };

/** A text that most sheets leave empty: its line says so. */
type Optional = { emptyText: string; nothing?: string };

export function SheetTextField({ text, ...props }: Props<typeof DraftTextField>) {
  return <DraftTextField field={useSheetText(text)} {...props} />;
}

export function OptionalTextField({
  text,
  emptyText,
  nothing = "",
  ...props
}: Props<typeof DraftTextField> & Optional) {
  const field = useSheetText(text);
  return (
    <FoldedText field={field} emptyText={emptyText} nothing={nothing} {...props}>
      <DraftTextField field={field} {...props} />
    </FoldedText>
  );
}

export function OptionalTextarea({
  text,
  emptyText,
  nothing = "",
  ...props
}: Props<typeof DraftTextarea> & Optional) {
  const field = useSheetText(text);
  return (
    <FoldedText field={field} emptyText={emptyText} nothing={nothing} {...props}>
      <DraftTextarea field={field} {...props} />
    </FoldedText>
  );
}

export function SheetRichText({ text, ...props }: Props<typeof DraftRichText>) {
  return <DraftRichText field={useSheetText(text)} {...props} />;
}
