import type { FeedbackForm } from "@coulisses/shared-domain/contract/festival-events";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import type { Route } from "@coulisses/shared-domain/routes/route";
import { useAppDispatch, useCan, useNotify } from "@coulisses/shared-auth";
import { createContext, useCallback, useContext, useMemo, type ReactNode } from "react";
import type { SheetEdit, VersionedSheet, WriteEdit } from "../edit/send-edit";
import { sendFormWith, type SendForm } from "../edit/send-form";
import type { SheetWriter } from "../api/sheet-writer";
import { lastEditor } from "../edit/last-editor";
import { useReviewQueue } from "../queue/queue-context";
import { UndoPlace, useUndoKey } from "../undo/use-undo";
import { useNewComment } from "../comments/new-comment";
import { type UndoAct, useQuickValue, useQuickWrite } from "../edit/write-hooks";
import { useSheetText, type SheetText } from "../text/use-sheet-text";

const UNDONE = { message: "C'est annulé : la fiche est comme avant" };

type LastEditor = (edit: Pick<SheetEdit<never>, "route" | "body">) => Promise<string | undefined>;
type Locks<Section extends string, Team> = Partial<Record<Section, Team[]>>;

type Kind<Sheet, Section extends string, Team> = {
  /** The name of this kind in the keys of unsaved texts: `fa`. */
  name: string;
  permission: Permission;
  /** Each closed section with the teams that closed it. */
  lockedSections: (sheet: Sheet) => Locks<Section, Team>;
  writer: SheetWriter<Sheet>;
  /** The calls that undo a removal, and name the person who changed a place last; absent where there are none. */
  routes?: { undo: Route; lastEdit: Route };
};

/** The context of a sheet's page: the sheet, the parts that the person may change, and the ways to write. */
export function sheetOf<Sheet extends VersionedSheet, Section extends string, Team extends string>(
  kind: Kind<Sheet, Section, Team>,
) {
  type Shown = {
    sheet: Sheet;
    canWrite: boolean;
    /** ED-2: nobody may change it any more, whatever their rights. */
    isArchived: boolean;
    locks: Locks<Section, Team>;
    write: WriteEdit<Sheet>;
    /** The name of the other person who changed last what an edit would change. */
    lastEditor: LastEditor;
    /** Absent where nothing can be undone. */
    undo: UndoAct<Sheet> | undefined;
    /** For forms, which show refusals and conflicts themselves. */
    sendForm: SendForm<Sheet>;
  };
  const SheetContext = createContext<Shown | null>(null);

  function SheetProvider({ sheet, children }: { sheet: Sheet; children: ReactNode }) {
    const dispatch = useAppDispatch();
    const notify = useNotify();
    const isArchived = sheet.edition?.isArchived === true;
    const canWrite = useCan(kind.permission) && !isArchived;
    const queue = useReviewQueue();
    const place = queue ? `queue/${kind.name}/${queue.team}` : `${kind.name}/${sheet.id}`;
    useUndoKey(place);
    const lastEditorOf = useCallback<LastEditor>(
      async (edit) => kind.routes && lastEditor(kind.routes.lastEdit, sheet.id, edit),
      [sheet.id],
    );
    const writeQuietly = useCallback(
      async (edit: SheetEdit<Sheet>, seen?: unknown, over = sheet) => {
        const outcome = await dispatch(kind.writer(edit, over, seen));
        return outcome.kind === "conflict" ? { ...outcome, by: await lastEditorOf(edit) } : outcome;
      },
      [sheet, dispatch, lastEditorOf],
    );
    const write = useCallback(
      async (edit: SheetEdit<Sheet>, seen?: unknown, over?: Sheet) => {
        const outcome = await writeQuietly(edit, seen, over);
        if (outcome.kind === "refused") notify({ type: "error", message: outcome.message });
        return outcome;
      },
      [writeQuietly, notify],
    );
    const undo = useCallback<UndoAct<Sheet>>(
      async (made) => {
        if (!kind.routes) return;
        const { version } = made;
        const outcome = await writeQuietly(
          { route: kind.routes.undo, params: {}, body: { version } },
          null,
          made,
        );
        const told = outcome.kind === "refused" ? { message: outcome.message } : UNDONE;
        notify({ type: outcome.kind === "refused" ? "error" : "success", replaces: true, ...told });
      },
      [writeQuietly, notify],
    );
    const value = useMemo(
      () => ({
        sheet,
        canWrite,
        isArchived,
        locks: kind.lockedSections(sheet),
        write,
        lastEditor: lastEditorOf,
        undo: kind.routes && undo,
        sendForm: sendFormWith(writeQuietly),
      }),
      [sheet, canWrite, isArchived, write, writeQuietly, lastEditorOf, undo],
    );
    return (
      <UndoPlace value={place}>
        <SheetContext value={value}>{children}</SheetContext>
      </UndoPlace>
    );
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
    useQuickWrite: () => {
      const { write, undo } = useSheet();
      return useQuickWrite(write, undo);
    },
    useQuickValue: <Value, Choice extends Value = Value>(
      value: Value,
      edit: (value: Choice) => SheetEdit<Sheet>,
    ) => useQuickValue(useSheet().write, value, edit),
    useSheetText: (text: SheetText<Sheet>) => {
      const { sheet, write, lastEditor } = useSheet();
      return useSheetText(text, { sheet, write, lastEditor, place: `${kind.name}/${sheet.id}` });
    },
    useNewComment: (edit: (comment: FeedbackForm) => SheetEdit<Sheet>) => {
      const { sheet, write } = useSheet();
      return useNewComment(edit, write, `${kind.name}/${sheet.id}`);
    },
  };
}
