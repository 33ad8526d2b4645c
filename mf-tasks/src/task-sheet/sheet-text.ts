import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import type { SheetText as Text } from "@coulisses/shared-auth/sheet";

export type SheetText = Text<FestivalTask>;
