import { changedFields } from "./changed-fields";

describe("What a line of the journal keeps of a change", () => {
  it("is what differs, before and after", () => {
    expect(
      changedFields({ name: "Bar", color: "#F9C80E", icon: "beer" }, { name: "Buvette", color: "#F9C80E" }),
    ).toEqual({
      name: { before: "Bar", after: "Buvette" },
      icon: { before: "beer", after: null },
    });
  });

  it("is everything of a thing that is new, or that has gone", () => {
    expect(changedFields(undefined, { start: "2027-05-14" })).toEqual({
      start: { before: null, after: "2027-05-14" },
    });
    expect(changedFields({ start: "2027-05-14" }, undefined)).toEqual({
      start: { before: "2027-05-14", after: null },
    });
  });

  it("is the name alone of what is for fewer eyes", () => {
    expect(changedFields({ note: "fiable" }, { note: "à appeler" }, { secret: ["note"] })).toEqual({
      note: {},
    });
  });

  it("is the name alone of what is too long to be kept twice", () => {
    expect(changedFields({ text: "court" }, { text: "a".repeat(10_000) })).toEqual({ text: {} });
  });

  it("is nothing when both say the same", () => {
    expect(changedFields({ center: { lat: 45, lng: 4 } }, { center: { lat: 45, lng: 4 } })).toEqual({});
  });
});
