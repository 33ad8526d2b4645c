import { draft } from "../festival-activity/testing/activities";
import { badInputRefusal, refusal } from "../testing/refusal";
import {
  checkRestartable,
  checkRestartSize,
  checkSeen,
  checkUntouchedSince,
  restartNotUndoable,
  type RestartedSheet,
  whyNotRestartable,
} from "./restart";

const archived = { ...draft(), edition: { number: 52, isArchived: true } };
const restarted = { ...archived, edition: { ...archived.edition, next: { id: 301, edition: 53 } } };

describe("ED-5 An activity that begins again", () => {
  it("is archived, and begins again once", () => {
    expect(whyNotRestartable(archived)).toBeUndefined();
    expect(whyNotRestartable(draft())).toBe("son édition n'est pas close");
    expect(whyNotRestartable(restarted)).toBe("déjà reprise en FA #301");
  });

  it("is refused with all others that can't", () => {
    expect(() => {
      checkRestartable([archived, draft(), restarted]);
    }).toThrow(
      refusal(
        "FA #1 - Escape game : son édition n'est pas close\nFA #1 - Escape game : déjà reprise en FA #301\nAucune FA n'a été reprise.",
      ),
    );
  });

  it("is the one that was seen", () => {
    const seen = (version: number) => () => {
      checkSeen([archived], new Map([[1, { version }]]));
    };
    expect(seen(1)).not.toThrow();
    expect(seen(2)).toThrow(
      refusal("FA #1 - Escape game a été modifiée entre-temps\nAucune FA n'a été reprise.", "stale"),
    );
  });
});

describe("ED-8 One press", () => {
  it("restarts 500 activities at most", () => {
    expect(() => {
      checkRestartSize(501);
    }).toThrow(badInputRefusal("500 FA au plus à la fois"));
    checkRestartSize(500);
  });
});

describe("ED-9 Undoing a restart", () => {
  const sheet: RestartedSheet = { kind: "FA", id: 301, name: "Bal", isFromRestart: true, version: 1 };

  it("takes sheets that nobody has edited", () => {
    checkUntouchedSince([sheet, { ...sheet, kind: "FT", id: 601 }]);
    expect(restartNotUndoable().message).toBe("Cette reprise ne peut plus être annulée");
  });

  it("is refused with the edited and the added ones", () => {
    expect(() => {
      checkUntouchedSince([
        sheet,
        { ...sheet, id: 302, version: 2 },
        { ...sheet, kind: "FT", id: 601, name: "Monter", isFromRestart: false },
      ]);
    }).toThrow(
      refusal(
        "FA #302 - Bal a été modifiée depuis la reprise\nFT #601 - Monter a été ajoutée depuis la reprise\nRien n'a été annulé.",
      ),
    );
  });
});
