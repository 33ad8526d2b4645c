import { isUnsaved, nextDraft, resumeDraft, startDraft, type TextDraft, type TextEvent } from "./text-draft";

const at = (version: number, text: string) => ({ text, version });
const after = (draft: TextDraft, ...events: TextEvent[]) => events.reduce(nextDraft, draft);
const start = startDraft(at(3, "Quiz"));
const typed = (text: string): TextEvent => ({ type: "typed", text });
const sending: TextEvent = { type: "sending" };
const saved = (version: number, text: string): TextEvent => ({ type: "saved", answer: at(version, text) });
const refreshed = (version: number, text: string): TextEvent => ({
  type: "refreshed",
  seen: at(version, text),
});

describe("a text being typed", () => {
  it("waits to be saved, then is", () => {
    expect(after(start, typed("Quiz !"))).toMatchObject({ state: "pending", draft: "Quiz !" });
    expect(after(start, typed("Quiz !"), sending, saved(4, "Quiz !"))).toMatchObject({
      state: "saved",
      base: at(4, "Quiz !"),
    });
  });

  it("needs no save when it comes back to what it was", () => {
    expect(isUnsaved(after(start, typed("Qui"), typed("Quiz")))).toBe(false);
  });

  it("keeps what was typed while saving, and knows that it is not saved yet", () => {
    const draft = after(start, typed("Quiz 1"), sending, typed("Quiz 12"), saved(4, "Quiz 1"));
    expect(draft).toMatchObject({ state: "pending", base: at(4, "Quiz 1"), draft: "Quiz 12" });
  });

  it("is not shortened under the cursor when the server trims it", () => {
    const draft = after(
      start,
      typed("Quiz "),
      sending,
      refreshed(4, "Quiz"),
      saved(4, "Quiz"),
      refreshed(4, "Quiz"),
    );
    expect(draft).toMatchObject({ state: "saved", draft: "Quiz " });
  });

  it("comes back when it was emptied and may not be", () => {
    expect(after(start, typed(""), sending, saved(4, "Quiz")).draft).toBe("Quiz");
  });

  it("survives a failed save", () => {
    expect(
      after(start, typed("Quiz !"), sending, {
        type: "failed",
        failure: { message: "Impossible de joindre le serveur", isAway: true },
      }),
    ).toMatchObject({
      state: "failed",
      draft: "Quiz !",
    });
  });
});

describe("a text that others change", () => {
  it("follows when nobody is typing", () => {
    expect(after(start, refreshed(4, "Cluedo"))).toMatchObject({ state: "idle", draft: "Cluedo" });
  });

  it("is left alone while typing, and both versions are kept", () => {
    expect(after(start, typed("Quiz !"), refreshed(4, "Cluedo"))).toMatchObject({
      state: "conflict",
      draft: "Quiz !",
      theirs: at(4, "Cluedo"),
    });
  });

  it("is not disturbed when another field of the sheet changes", () => {
    expect(after(start, typed("Quiz !"), refreshed(4, "Quiz"))).toMatchObject({
      state: "pending",
      base: at(4, "Quiz"),
    });
  });

  it("does not mistake its own save, come back live, for another person's", () => {
    const draft = after(start, typed("Quiz 1"), sending, typed("Quiz 12"), refreshed(4, "Quiz 1"));
    expect(draft).toMatchObject({ state: "saving", draft: "Quiz 12" });
  });

  it("never goes back to an older sheet", () => {
    expect(after(start, typed("Quiz !"), sending, saved(5, "Quiz !"), refreshed(4, "Quiz")).draft).toBe(
      "Quiz !",
    );
  });

  it("has nothing to settle when both typed the same", () => {
    expect(isUnsaved(after(start, typed("Cluedo"), refreshed(4, "Cluedo")))).toBe(false);
  });

  it("lets the person keep theirs or take the other's", () => {
    const conflict = after(start, typed("Quiz !"), refreshed(4, "Cluedo"));
    expect(after(conflict, { type: "keep-mine" })).toEqual({
      base: at(4, "Cluedo"),
      draft: "Quiz !",
      state: "pending",
    });
    expect(after(conflict, { type: "take-theirs" })).toMatchObject({ draft: "Cluedo", state: "idle" });
  });
});

describe("a text left unsaved, found again", () => {
  it("is saved when nothing changed since", () => {
    expect(resumeDraft({ base: "Quiz", draft: "Quiz !" }, at(3, "Quiz")).state).toBe("pending");
  });

  it("is a conflict when the field changed since", () => {
    expect(resumeDraft({ base: "Quiz", draft: "Quiz !" }, at(3, "Cluedo"))).toMatchObject({
      state: "conflict",
      theirs: at(3, "Cluedo"),
    });
  });

  it("is forgotten when it had been saved after all", () => {
    expect(resumeDraft({ base: "Quiz", draft: "Quiz !" }, at(3, "Quiz !")).state).toBe("idle");
  });
});
