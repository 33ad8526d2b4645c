import { notFoundRefusal, refusal } from "../testing/refusal";
import {
  archivedSheet,
  checkClosable,
  checkLive,
  closingWarnings,
  editionNotClosed,
  type EditionSheets,
} from "./sheet-edition";

const sheets: EditionSheets = {
  edition: 52,
  closedAt: null,
  activities: 12,
  tasks: 30,
  unfinishedActivities: 0,
  unfinishedTasks: 0,
  slotsToCome: 0,
};

describe("ED-2 A sheet of a closed edition", () => {
  it("refuses every change, with the edition that it is archived with", () => {
    const message = "Cette fiche est archivée avec l'édition 49 : elle se lit, mais ne change plus";
    expect(() => {
      checkLive({ edition: { number: 49, isArchived: true } });
    }).toThrow(refusal(message));
    expect(archivedSheet(49).kind).toBe("refused");
  });

  it("changes as long as its edition is open, and when it was just created", () => {
    checkLive({ edition: { number: 52, isArchived: false } });
    checkLive({});
  });
});

describe("ED-3 Closing an edition", () => {
  const close = (edition: number, isClosed: boolean) => () => {
    checkClosable(edition, { present: 52, isClosed });
  };

  it("is refused when it is closed, or before its year", () => {
    expect(close(52, true)).toThrow(refusal("L'édition 52 est déjà close"));
    expect(close(53, false)).toThrow(refusal("L'édition 53 n'a pas encore commencé"));
    expect(close(52, false)).not.toThrow();
    expect(close(51, false)).not.toThrow();
  });

  it("says what it archives, what is not finished, and what is still to come", () => {
    const archived = "12 FA et 30 FT ne pourront plus être modifiées et quitteront les listes.";
    expect(closingWarnings(sheets)).toEqual([archived]);
    expect(
      closingWarnings({ ...sheets, unfinishedActivities: 2, unfinishedTasks: 5, slotsToCome: 1 }),
    ).toEqual([
      archived,
      "2 FA et 5 FT ne sont pas validées : elles resteront comme elles sont.",
      "1 créneau de bénévole est encore à venir.",
    ]);
    expect(closingWarnings({ ...sheets, slotsToCome: 40 }).at(-1)).toBe(
      "40 créneaux de bénévoles sont encore à venir.",
    );
  });
});

describe("ED-4 Reopening", () => {
  it("is for closed editions", () => {
    expect(() => {
      throw editionNotClosed(51);
    }).toThrow(notFoundRefusal("L'édition 51 n'est pas close"));
  });
});
