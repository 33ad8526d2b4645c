import { act, lea } from "../../festival-activity/testing/activities";
import { badInputRefusal, refusal } from "../../testing/refusal";
import { enableAssignment } from "./enable-assignment";
import { addMobilization, updateMobilization } from "./mobilizations";
import { mobilizeVolunteer } from "./mobilized-people";
import { slotsOf } from "./mobilizations-size";
import { draft, max, named, readyDraft } from "../testing/tasks";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const may = Date.parse("2024-05-01T00:00:00Z");
const lasting = (milliseconds: number, from = may) => ({
  start: new Date(from).toISOString(),
  end: new Date(from + milliseconds).toISOString(),
});
const french = (number: number) => number.toLocaleString("fr");
const nobody = { volunteers: [], teams: [] };
const tooLong = badInputRefusal("Une mobilisation dure 14 jours au plus");

describe("The length of a mobilization", () => {
  it("is at most 14 days, added or changed", () => {
    const whole = { ...lasting(14 * DAY), durationSplitInHour: null };
    const ft = addMobilization(draft(), { ...whole, ...nobody }, act);
    expect(ft.mobilizations).toHaveLength(1);
    for (const days of [15, 3_653, 36_525]) {
      const longer = { ...lasting(days * DAY), durationSplitInHour: null };
      expect(() => addMobilization(draft(), { ...longer, ...nobody }, act)).toThrow(tooLong);
      expect(() => updateMobilization(ft, ft.mobilizations[0]?.id ?? "", longer, act)).toThrow(tooLong);
    }
  });

  it("may have the hour that the clocks give back", () => {
    const autumn = {
      start: "2024-10-20T10:00:00+02:00",
      end: "2024-11-03T10:00:00+01:00",
      durationSplitInHour: null,
    };
    expect(addMobilization(draft(), { ...autumn, ...nobody }, act).mobilizations).toHaveLength(1);
  });
});

describe("The slots of a task", () => {
  const filled = (fortnights: number) =>
    Array.from({ length: fortnights }).reduce<ReturnType<typeof draft>>(
      (ft, _, at) =>
        addMobilization(
          ft,
          { ...lasting(14 * DAY, may + at * 14 * DAY), durationSplitInHour: 1, ...nobody },
          act,
        ),
      draft(),
    );

  it("are counted without being cut", () => {
    expect(slotsOf({ ...lasting(10 * HOUR), durationSplitInHour: null })).toBe(1);
    expect(slotsOf({ ...lasting(10 * HOUR), durationSplitInHour: 2 })).toBe(5);
  });

  it("are at most 2 000", () => {
    const five = filled(5);
    const sixth = { ...lasting(320 * HOUR, may + 70 * DAY), durationSplitInHour: 1 };
    const full = addMobilization(five, { ...sixth, ...nobody }, act);
    const tooMany = refusal(`Une fiche compte ${french(2_000)} créneaux d'affectation au plus`);
    expect(() =>
      addMobilization(full, { ...lasting(HOUR), durationSplitInHour: null, ...nobody }, act),
    ).toThrow(tooMany);
    const last = full.mobilizations.at(-1)?.id ?? "";
    expect(() =>
      updateMobilization(full, last, { ...lasting(321 * HOUR, may + 70 * DAY), durationSplitInHour: 1 }, act),
    ).toThrow(tooMany);
  });

  it("count once for each person named", () => {
    const volunteers = Array.from({ length: 6 }, (_, id) => ({ ...lea, id: id + 100 }));
    const fortnight = { ...lasting(14 * DAY), durationSplitInHour: 1 };
    const tooMany = refusal(
      `Une fiche compte ${french(1_500)} affectations de bénévoles demandés par leur nom au plus`,
    );
    expect(() => addMobilization(draft(), { ...fortnight, volunteers, teams: [] }, act)).toThrow(tooMany);
    const nearly = addMobilization(
      draft(),
      { ...fortnight, volunteers: volunteers.slice(2), teams: [] },
      act,
    );
    expect(() => mobilizeVolunteer(nearly, nearly.mobilizations[0]?.id ?? "", max)).toThrow(tooMany);
  });

  it("of a sheet that is older than its bounds are not made", () => {
    // So many that making them would not end in time.
    const century = {
      ...lasting(3_652_500 * DAY),
      id: "1-2",
      durationSplitInHour: 1,
      volunteers: [named(lea)],
      teams: [],
    };
    const old = { ...readyDraft({ mobilizations: [century] }), status: "VALIDATED" as const };
    expect(() => enableAssignment(old as never, act)).toThrow(
      `${french(2_000)} créneaux d'affectation au plus`,
    );
  });
});
