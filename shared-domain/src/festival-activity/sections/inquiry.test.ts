import { badInputRefusal, notFoundRefusal, refusal } from "../../testing/refusal";
import type { FestivalActivityReviewer } from "../festival-activity";
import {
  addInquiryTimeWindow,
  clearInquiry,
  initInquiry,
  removeInquiryTimeWindow,
  updateInquiryTimeWindow,
} from "./inquiry";
import { addRequest, removeRequest } from "./inquiry-requests";
import {
  approvedBy,
  draft,
  inReview,
  readyDraft,
  saturdayMorning,
  saturdayNight,
} from "../testing/activities";
import { barrier, cable, request, table } from "../testing/gears";

const nothing = { timeWindows: [], gears: [], electricity: [], barriers: [] };
const tables = { timeWindows: [saturdayMorning], gears: [request(table)] };
const withTables = readyDraft({ inquiry: tables });
const lockedBy = (teams: string) => refusal(`La FA a déjà été validée par ${teams}.`);

describe("FA-50 In a draft", () => {
  it("windows and requests come and go in any order, last ones included", () => {
    const windowFirst = addRequest(addInquiryTimeWindow(draft(), saturdayMorning), table, 2);
    const requestFirst = addInquiryTimeWindow(addRequest(draft(), table, 2), saturdayMorning);
    expect(windowFirst.inquiry).toEqual(requestFirst.inquiry);

    const emptied = removeRequest(removeInquiryTimeWindow(windowFirst, saturdayMorning.id), table);
    expect(emptied.inquiry).toEqual(nothing);
    expect(removeInquiryTimeWindow(removeRequest(windowFirst, table), saturdayMorning.id).inquiry).toEqual(
      nothing,
    );
  });

  it("both can start together", () => {
    const after = initInquiry(draft(), { timeWindow: saturdayMorning, gear: table, quantity: 2 });
    expect(after.inquiry).toEqual({ ...nothing, ...tables });
  });
});

describe("FA-51 Initialising", () => {
  const init = { timeWindow: saturdayMorning, gear: table, quantity: 2 };

  it("is possible once", () => {
    const already = refusal("La section Demande de matos a déjà été initialisée");
    const inquiry = { timeWindows: [saturdayMorning] };
    expect(() => initInquiry(readyDraft({ inquiry }), init)).toThrow(already);
    expect(() => initInquiry(draft({ inquiry: { gears: [request(table)] } }), init)).toThrow(already);
    expect(() => initInquiry(inReview(withTables), init)).toThrow(already);
  });

  it("is possible in review as long as the gear's owner has not approved", () => {
    const fa = initInquiry(approvedBy(["elec"]), init);
    expect(fa.inquiry).toEqual({ ...nothing, ...tables });
  });

  it("is closed by the gear's owner", () => {
    expect(() => initInquiry(approvedBy(["matos"]), init)).toThrow(lockedBy("l'équipe matos"));
  });

  it("is closed by the three owners", () => {
    expect(() => initInquiry(approvedBy(["matos", "elec", "barrieres"]), init)).toThrow(
      lockedBy("les équipes barrieres et elec et matos"),
    );
  });

  it("needs a window that lasts", () => {
    const { start } = saturdayMorning;
    expect(() => initInquiry(draft(), { ...init, timeWindow: { start, end: start } })).toThrow(
      badInputRefusal("La période doit avoir une durée"),
    );
  });
});

describe("FA-52 In review, before it is initialised", () => {
  const early = refusal("La section Demande de matos n'a pas encore été initialisée.");

  it("nothing can be added piece by piece", () => {
    expect(() => addRequest(inReview(), table, 2)).toThrow(early);
    expect(() => addInquiryTimeWindow(inReview(), saturdayMorning)).toThrow(early);
    expect(() => updateInquiryTimeWindow(inReview(), "1-2", saturdayMorning)).toThrow(early);
  });

  it("the lock is told first", () => {
    expect(() => addRequest(approvedBy(["matos"]), table, 2)).toThrow(lockedBy("l'équipe matos"));
  });
});

describe("FA-53 In review, the last window", () => {
  it("stays", () => {
    expect(() => removeInquiryTimeWindow(inReview(withTables), saturdayMorning.id)).toThrow(
      refusal("Il s'agit du dernier créneau matos. Il n'est pas possible de le supprimer"),
    );
  });

  it("another one may go", () => {
    const two = addInquiryTimeWindow(inReview(withTables), saturdayNight);
    expect(removeInquiryTimeWindow(two, saturdayMorning.id).inquiry.timeWindows).toEqual([saturdayNight]);
  });
});

describe("FA-56 Windows and clearing are closed", () => {
  const timeWindows = [saturdayMorning];
  const gears = [request(table)];
  const electricity = [request(cable)];
  const barriers = [request(barrier)];
  const all: FestivalActivityReviewer[] = ["matos", "elec", "barrieres"];

  it.each([
    ["the only owner asked", { gears }, ["matos"], "l'équipe matos"],
    ["one of the owners asked", { gears, electricity }, ["elec"], "l'équipe elec"],
    ["two of the owners asked", { gears, electricity }, ["matos", "elec"], "les équipes elec et matos"],
    [
      "the three owners asked",
      { gears, electricity, barriers },
      all,
      "les équipes barrieres et elec et matos",
    ],
    ["all three, named if asked", { barriers }, all, "l'équipe barrieres"],
    ["all three, none being asked", {}, all, "les équipes barrieres et elec et matos"],
  ])("by %s", (_, inquiry, teams, names) => {
    const fa = approvedBy(
      teams as FestivalActivityReviewer[],
      readyDraft({ inquiry: { timeWindows, ...inquiry } }),
    );
    expect(() => addInquiryTimeWindow(fa, saturdayNight)).toThrow(lockedBy(names));
    expect(() => updateInquiryTimeWindow(fa, saturdayMorning.id, saturdayNight)).toThrow(lockedBy(names));
    expect(() => removeInquiryTimeWindow(fa, saturdayMorning.id)).toThrow(lockedBy(names));
    expect(() => clearInquiry(fa)).toThrow(lockedBy(names));
  });

  it("but not by an owner without request", () => {
    const fa = approvedBy(["elec", "barrieres"], withTables);
    expect(addInquiryTimeWindow(fa, saturdayNight).inquiry.timeWindows).toEqual([
      saturdayMorning,
      saturdayNight,
    ]);
  });
});

describe("FA-57 Clearing", () => {
  it("empties windows and requests at once, in a draft and in review", () => {
    expect(clearInquiry(withTables).inquiry).toEqual(nothing);
    expect(clearInquiry(inReview(withTables)).inquiry).toEqual(nothing);
  });
});

describe("FA-36 An inquiry window", () => {
  it("is not there twice, moves, and must exist", () => {
    expect(() => addInquiryTimeWindow(withTables, saturdayMorning)).toThrow(
      refusal("Une créneau existe déjà à ces heures"),
    );
    expect(
      updateInquiryTimeWindow(withTables, saturdayMorning.id, saturdayNight).inquiry.timeWindows,
    ).toEqual([saturdayNight]);
    const unknown = notFoundRefusal("Le créneau n'a pas été trouvé.");
    expect(() => updateInquiryTimeWindow(withTables, "1-2", saturdayNight)).toThrow(unknown);
    expect(() => removeInquiryTimeWindow(withTables, "1-2")).toThrow(unknown);
  });
});
