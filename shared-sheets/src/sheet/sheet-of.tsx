import type { Permission } from "@coulisses/shared-domain/access/permissions";
import { useAppDispatch, useCan, useNotify } from "@coulisses/shared-auth";
import { createContext, useCallback, useContext, useMemo, type ReactNode } from "react";
import type { SheetEdit, VersionedSheet, WriteEdit } from "../edit/send-edit";
import { sendFormWith, type SendForm } from "../edit/send-form";
import type { SheetWriter } from "../api/sheet-writer";
import { useNewComment } from "../comments/new-comment";
import { useQuickValue, useQuickWrite } from "../edit/write-hooks";
import { useSheetText, type SheetText } from "../text/use-sheet-text";

type Locks<Section extends string, Team> = Partial<Record<Section, Team[]>>;

type Kind<Sheet, Section extends string, Team> = {
  /** The name of this kind in the keys of unsaved texts: `fa`. */
  name: string;
  permission: Permission;
  /** Each closed section with the teams that closed it. */
  lockedSections: (sheet: Sheet) => Locks<Section, Team>;
  writer: SheetWriter<Sheet>;
};

/** The context of a sheet's page: the sheet, the parts that the person may change, and the ways to write. */
export function sheetOf<Sheet extends VersionedSheet, Section extends string, Team extends string>(
  kind: Kind<Sheet, Section, Team>,
) {
  type Shown = {
    sheet: Sheet;
    canWrite: boolean;
    locks: Locks<Section, Team>;
    write: WriteEdit<Sheet>;
    /** For forms, which show refusals and conflicts themselves. */
    sendForm: SendForm<Sheet>;
  };
  const SheetContext = createContext<Shown | null>(null);

  function SheetProvider({ sheet, children }: { sheet: Sheet; children: ReactNode }) {
    const dispatch = useAppDispatch();
    const notify = useNotify();
    const canWrite = useCan(kind.permission);
    const writeQuietly = useCallback(
      (edit: SheetEdit<Sheet>, seen?: unknown, over = sheet) => dispatch(kind.writer(edit, over, seen)),
      [sheet, dispatch],
    );
    const write = useCallback(
      async (edit: SheetEdit<Sheet>, seen?: unknown, over?: Sheet) => {
        const outcome = await writeQuietly(edit, seen, over);
        if (outcome.kind === "refused") notify({ type: "error", message: outcome.message });
        return outcome;
      },
      [writeQuietly, notify],
    );
    const value = useMemo(
      () => ({
        sheet,
        canWrite,
        locks: kind.lockedSections(sheet),
        write,
        sendForm: sendFormWith(writeQuietly),
      }),
      [sheet, canWrite, write, writeQuietly],
    );
    return <SheetContext value={value}>{children}</SheetContext>;
  }

  function useSheet(): Shown {
    const context = useContext(SheetContext);
    if (context === null) throw new Error("useSheet is for what stands inside SheetProvider");
    return context;
  }

  return {
    SheetProvider,
    useSheet,
    /** Tells whether this person may change this section now, and the teams whose approval closed it. */
    useLock: (section: Section) => {
      const { locks, canWrite } = useSheet();
      const teams: readonly Team[] = locks[section] ?? [];
      return { teams, readOnly: !canWrite || teams.length > 0 };
    },
    useQuickWrite: () => useQuickWrite(useSheet().write),
    useQuickValue: <Value, Choice extends Value = Value>(
      value: Value,
      edit: (value: Choice) => SheetEdit<Sheet>,
    ) => useQuickValue(useSheet().write, value, edit),
    useSheetText: (text: SheetText<Sheet>) => {
      const { sheet, write } = useSheet();
      return useSheetText(text, { sheet, write, place: `${kind.name}/${sheet.id}` });
    },
    useNewComment: (edit: (content: string) => SheetEdit<Sheet>) => {
      const { sheet, write } = useSheet();
      return useNewComment(edit, write, `${kind.name}/${sheet.id}`);
    },
  };
}
