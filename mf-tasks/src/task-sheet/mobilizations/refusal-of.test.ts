import { lea } from "@coulisses/shared-domain/festival-activity/testing/activities";
import {
  fridayNight,
  named,
  readyDraft,
  readyToAssign,
  saturday,
} from "@coulisses/shared-domain/festival-task/testing/tasks";
import { refusalOf } from "./refusal-of";

const nobody = { people: { volunteers: [], teams: [] } };
const formOf = (
  { start, end }: { start: string; end: string },
  durationSplitInHour: number | null = null,
) => ({
  start,
  end,
  durationSplitInHour,
});
const sheet = readyDraft({ mobilizations: [fridayNight] });

describe("FT-44 A mobilization that is being written", () => {
  it("is refused by nothing as long as its period is free, and changes no sheet", () => {
    expect(refusalOf(sheet, formOf(saturday), nobody)).toBeUndefined();
    expect(sheet.mobilizations).toEqual([fridayNight]);
  });

  it("is refused over the period of another one", () => {
    expect(refusalOf(sheet, formOf(fridayNight), nobody)).toBe(
      "Un autre créneau existe sur cette même période",
    );
  });

  it("is refused when it ends before it starts", () => {
    const backwards = formOf({ start: saturday.end, end: saturday.start });
    expect(refusalOf(sheet, backwards, nobody)).toMatch(/fin/);
  });

  it("is refused when its length is no multiple of its split", () => {
    expect(refusalOf(sheet, formOf(saturday, 4), nobody)).toBeUndefined();
    expect(refusalOf(sheet, formOf(saturday, 3), nobody)).toBe("La période n'est pas divisible en 3 heures");
  });

  it("is refused once the assignment has started", () => {
    expect(refusalOf(readyToAssign(sheet), formOf(saturday), nobody)).toMatch(/FT/);
  });
});

describe("FT-44 A mobilization that is being changed", () => {
  const both = readyDraft({ mobilizations: [{ ...fridayNight, volunteers: [named(lea)] }, saturday] });

  it("may keep its own period, and move to a free one", () => {
    expect(refusalOf(both, formOf(fridayNight, 2), { mobilization: fridayNight })).toBeUndefined();
    const later = formOf({ start: saturday.end, end: "2024-05-18T20:00:00.000Z" });
    expect(refusalOf(both, later, { mobilization: fridayNight })).toBeUndefined();
  });

  it("is refused on the period of another one", () => {
    expect(refusalOf(both, formOf(saturday), { mobilization: fridayNight })).toBe(
      "Un autre créneau existe sur cette même période",
    );
  });

  it("is refused when another manager removed it meanwhile", () => {
    expect(refusalOf(sheet, formOf(saturday), { mobilization: saturday })).toBe(
      "Il n'y a pas de mobilisation correspondante",
    );
  });
});

it("An error that is no rule of the festival is not taken for one", () => {
  const broken = { ...sheet, mobilizations: undefined as unknown as typeof sheet.mobilizations };
  expect(() => refusalOf(broken, formOf(saturday), nobody)).toThrow(TypeError);
});
