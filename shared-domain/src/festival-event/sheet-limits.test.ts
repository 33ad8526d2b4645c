import { act, draft as draftActivity } from "../festival-activity/testing/activities";
import { addContractor } from "../festival-activity/sections/in-charge";
import { addSignage } from "../festival-activity/sections/signa";
import { addElectricity } from "../festival-activity/sections/supply";
import { withTimeWindow, type TimeWindow } from "./time-window";
import { badInputRefusal, refusal } from "../testing/refusal";
import { addFeedback } from "./feedback";
import { sheetLimits } from "./sheet-limits";

const times = (number: number) => Array.from({ length: number }, (_, at) => at);
const hour = (at: number) => new Date(Date.UTC(2024, 4, 1, at)).toISOString();

/** Adds as many as may be, then says why one more may not. */
function filled<Sheet>(most: number, empty: Sheet, add: (sheet: Sheet, at: number) => Sheet): () => Sheet {
  const full = times(most).reduce(add, empty);
  return () => add(full, most);
}

describe("What one sheet holds has an end:", () => {
  it("windows", () => {
    const oneMore = filled<TimeWindow[]>(sheetLimits.timeWindows.most, [], (windows, at) =>
      withTimeWindow(windows, { start: hour(at), end: hour(at + 1) }),
    );
    expect(oneMore).toThrow(refusal("Une fiche compte 200 créneaux au plus"));
  });

  it("feedbacks", () => {
    const oneMore = filled(sheetLimits.feedbacks.most, draftActivity(), (fa) =>
      addFeedback(fa, { content: "Ok", ...act }),
    );
    expect(oneMore).toThrow(refusal("Une fiche compte 200 commentaires au plus"));
  });

  it("contractors", () => {
    const form = { firstname: "Léa", lastname: "Lune", phone: "06" };
    const oneMore = filled(sheetLimits.contractors.most, draftActivity(), (fa) => addContractor(fa, form));
    expect(oneMore).toThrow(refusal("Une fiche compte 100 prestataires au plus"));
  });

  it("signages", () => {
    const oneMore = filled(sheetLimits.signages.most, draftActivity(), (fa, at) =>
      addSignage(fa, { type: "BACHE", text: `n ${at}`, size: "A3", quantity: 1 }),
    );
    expect(oneMore).toThrow(refusal("Une fiche compte 200 signalétiques au plus"));
  });

  it("supplies", () => {
    const oneMore = filled(sheetLimits.electricity.most, draftActivity(), (fa, at) =>
      addElectricity(fa, { device: `n ${at}`, connection: "PC16_Prise_classique", power: 1, count: 1 }),
    );
    expect(oneMore).toThrow(refusal("Une fiche compte 200 demandes d'elec au plus"));
  });
});

describe("A window", () => {
  it("lasts at most 31 days", () => {
    const month = { start: "2024-05-01T10:00:00Z", end: "2024-06-01T10:00:00Z" };
    expect(withTimeWindow([], month)).toHaveLength(1);
    for (const end of ["2024-06-02T10:00:00Z", "2034-05-01T10:00:00Z", "9999-12-31T23:59:59Z"]) {
      expect(() => withTimeWindow([], { ...month, end })).toThrow(
        badInputRefusal("Un créneau dure 31 jours au plus"),
      );
    }
  });
});
