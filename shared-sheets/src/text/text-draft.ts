/** A text of the sheet at some version. */
type SeenText = { text: string; version: number };

/**
 * The state of a text field between typing and saving, while others may edit the same field. `base` is the
 * server's text on which the draft was started.
 */
export type TextDraft = {
  base: SeenText;
  draft: string;
  state: "idle" | "pending" | "saving" | "saved" | "failed" | "conflict";
  /** The French error while `state` is "failed"; `isAway`: the server may take it later. */
  failure?: { message: string; isAway: boolean };
  /** The text on its way to the server. */
  sent?: string;
  /** The other person's text, while `state` is "conflict". */
  theirs?: SeenText;
};

/** An event of a text field. */
export type TextEvent =
  | { type: "typed"; text: string }
  | { type: "sending" }
  | { type: "saved"; answer: SeenText }
  | { type: "failed"; failure: { message: string; isAway: boolean } }
  | { type: "conflict"; theirs: SeenText }
  /** The sheet was refreshed, by our own save or another person's. */
  | { type: "refreshed"; seen: SeenText }
  | { type: "keep-mine" }
  | { type: "take-theirs" };

/** The draft of an untouched field. */
export function startDraft(seen: SeenText): TextDraft {
  return { base: seen, draft: seen.text, state: "idle" };
}

/** The draft of a text left unsaved earlier (page left, network lost), against the present sheet. */
export function resumeDraft(unsaved: { base: string; draft: string }, seen: SeenText): TextDraft {
  if (unsaved.draft === seen.text) return startDraft(seen);
  if (unsaved.base === seen.text) return { base: seen, draft: unsaved.draft, state: "pending" };
  return { base: { ...seen, text: unsaved.base }, draft: unsaved.draft, state: "conflict", theirs: seen };
}

/** True while the server lacks the field's text. */
export function isUnsaved({ state }: TextDraft): boolean {
  return state !== "idle" && state !== "saved";
}

function typed(draft: TextDraft, text: string): TextDraft {
  if (draft.state === "conflict" || draft.state === "saving") return { ...draft, draft: text };
  return { base: draft.base, draft: text, state: text === draft.base.text ? "idle" : "pending" };
}

/**
 * The server may tidy a text (outer spaces, HTML): a text being typed stays as it is. A text that the server
 * refused to empty comes back.
 */
function saved(draft: TextDraft, answer: SeenText): TextDraft {
  if (draft.draft !== draft.sent) return { base: answer, draft: draft.draft, state: "pending" };
  const restored = draft.draft.trim() === "" ? answer.text : draft.draft;
  return { base: answer, draft: restored, state: "saved" };
}

function refreshed(draft: TextDraft, seen: SeenText): TextDraft {
  // While saving, the answer will bring the same.
  if (draft.state === "saving" || seen.version < draft.base.version) return draft;
  if (seen.text === draft.base.text) return { ...draft, base: seen };
  return isUnsaved(draft) ? clash(draft, seen) : startDraft(seen);
}

/** A conflict, unless both typed the same. */
function clash({ base, draft }: TextDraft, theirs: SeenText): TextDraft {
  if (theirs.text === draft) return startDraft(theirs);
  return { base, draft, state: "conflict", theirs };
}

/** The field after an event; pure. */
export function nextDraft(draft: TextDraft, event: TextEvent): TextDraft {
  const { base, draft: text, theirs = base } = draft;
  switch (event.type) {
    case "typed":
      return typed(draft, event.text);
    case "sending":
      return { base, draft: text, state: "saving", sent: text };
    case "saved":
      return saved(draft, event.answer);
    case "failed":
      return { base, draft: text, state: "failed", failure: event.failure };
    case "conflict":
      return clash(draft, event.theirs);
    case "refreshed":
      return refreshed(draft, event.seen);
    case "keep-mine":
      return { base: theirs, draft: text, state: "pending" };
    case "take-theirs":
      return startDraft(theirs);
  }
}
