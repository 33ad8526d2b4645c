import { useSession, useWhenBack } from "@coulisses/shared-auth";
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useState } from "react";
import type { SheetEdit, VersionedSheet, WriteEdit } from "../edit/send-edit";
import { isUnsaved, nextDraft, resumeDraft, startDraft, type TextDraft } from "./text-draft";
import { unsavedText } from "./unsaved-texts";

const SAVE_DELAY_MS = 800;

/** A text of the sheet: its value, and its edit. */
export type SheetText<Sheet> = {
  key: string;
  read: (sheet: Sheet) => string;
  edit: (text: string) => SheetEdit<Sheet>;
  /** The French error of a text that can't be sent. */
  problem?: (text: string) => string | undefined;
  /** True when a button saves it. */
  byHand?: boolean;
};

/** The field of such a text: its draft, its error (French), and the actions on it. */
type SheetTextField<Sheet> = {
  draft: TextDraft;
  problem: string | undefined;
  /** The name of the other person, in a conflict. */
  by: string | undefined;
  type: (text: string) => void;
  save: () => void;
  /** Saves the text through another edit. */
  saveBy: (edit: (text: string) => SheetEdit<Sheet>) => void;
  keepMine: () => void;
  takeTheirs: () => void;
};

type Place<Sheet> = {
  sheet: Sheet;
  write: WriteEdit<Sheet>;
  lastEditor: (edit: SheetEdit<never>) => Promise<string | undefined>;
  /** Names the sheet. */
  place: string;
};

/** A text that saves itself, survives reloads and lost networks, and never overwrites others. */
export function useSheetText<Sheet extends VersionedSheet>(
  { key, read, edit: ownEdit, problem: problemOf, byHand = false }: SheetText<Sheet>,
  { sheet, write, lastEditor, place: sheetPlace }: Place<Sheet>,
): SheetTextField<Sheet> {
  const { userId } = useSession();
  const unsaved = useMemo(() => unsavedText(userId, `${sheetPlace}/${key}`), [userId, sheetPlace, key]);
  const { version } = sheet;
  const text = read(sheet);

  const [draft, dispatch] = useReducer(nextDraft, unsaved, (place) => {
    const found = place.find();
    return found ? resumeDraft(found, { text, version }) : startDraft({ text, version });
  });
  const { state } = draft;
  const problem = problemOf?.(draft.draft);

  useEffect(() => {
    dispatch({ type: "refreshed", seen: { text, version } });
  }, [text, version, state]);

  useEffect(() => {
    if (isUnsaved(draft)) unsaved.keep({ base: draft.base.text, draft: draft.draft });
    else unsaved.forget();
  }, [draft, unsaved]);

  const send = useCallback(
    async (seen: string, edit: (text: string) => SheetEdit<Sheet>) => {
      const text = draft.draft;
      dispatch({ type: "sending" });
      const outcome = await write({ ...edit(text), replaces: read }, seen);
      if (outcome.kind === "saved") {
        // The page may be closed by now, so the kept text is removed here.
        if (unsaved.find()?.draft === text) unsaved.forget();
        const { version: saved } = outcome.sheet;
        dispatch({ type: "saved", answer: { text: read(outcome.sheet), version: saved } });
      } else if (outcome.kind === "conflict") {
        const theirs = { text: read(outcome.theirs), version: outcome.theirs.version };
        dispatch({ type: "conflict", theirs });
      } else {
        const { message, isAway = false } = outcome;
        dispatch({ type: "failed", failure: { message, isAway } });
      }
    },
    [draft.draft, unsaved, read, write],
  );
  const saveBy = (edit: (text: string) => SheetEdit<Sheet>) => {
    if (problem !== undefined) return;
    if (state === "pending" || state === "failed") void send(draft.base.text, edit);
  };
  const save = () => saveBy(ownEdit);

  const [by, setBy] = useState<string>();
  const isContested = state === "conflict";
  const findEditor = useEffectEvent(() => lastEditor(ownEdit(draft.draft)));
  useEffect(() => {
    if (!isContested) return undefined;
    let isPast = false;
    void findEditor().then((name) => {
      if (!isPast) setBy(name);
    });
    return () => {
      isPast = true;
      setBy(undefined);
    };
  }, [isContested]);

  const saveLater = useEffectEvent(save);
  useEffect(() => {
    if (state !== "pending" || byHand) return;
    const timer = setTimeout(() => saveLater(), SAVE_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [state, draft.draft, problem, byHand]);

  useWhenBack(() => {
    if (draft.failure?.isAway && !byHand) save();
  });

  const leave = useEffectEvent(() => {
    if (byHand) return;
    if (state !== "saving") save();
    else if (draft.sent !== undefined && draft.sent !== draft.draft) void send(draft.sent, ownEdit);
  });
  useEffect(() => () => leave(), []);

  return {
    draft,
    problem,
    by,
    type: (typed) => dispatch({ type: "typed", text: typed }),
    save,
    saveBy,
    keepMine: () => dispatch({ type: "keep-mine" }),
    takeTheirs: () => dispatch({ type: "take-theirs" }),
  };
}
