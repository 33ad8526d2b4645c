import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import type { SheetText as Text } from "@coulisses/shared-sheets/text";

export type SheetText = Text<FestivalTask>;
