import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { SheetText as Text } from "@coulisses/shared-sheets/text";
import { DraftRichText, DraftTextarea, DraftTextField } from "@coulisses/shared-sheets/text";
import type { ComponentProps } from "react";
import { useSheetText } from "./sheet";

export type SheetText = Text<FestivalActivity>;

type Props<Field extends typeof DraftRichText | typeof DraftTextarea | typeof DraftTextField> = Omit<
  ComponentProps<Field>,
  "field"
> & { text: SheetText };

export function SheetTextField({ text, ...props }: Props<typeof DraftTextField>) {
  return <DraftTextField field={useSheetText(text)} {...props} />;
}

export function SheetTextarea({ text, ...props }: Props<typeof DraftTextarea>) {
  return <DraftTextarea field={useSheetText(text)} {...props} />;
}

export function SheetRichText({ text, ...props }: Props<typeof DraftRichText>) {
  return <DraftRichText field={useSheetText(text)} {...props} />;
}
