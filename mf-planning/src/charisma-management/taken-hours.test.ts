import { takenHours } from "./taken-hours";

describe("The hours of a pasted list", () => {
  it.each([
    ["2", 2],
    [" 3h ", 3],
    ["4 H", 4],
    ["120", 120],
  ])("are « %s »: %d", (text, hours) => {
    expect(takenHours({ 7: text })).toEqual({ hours: { 7: hours }, wrong: {} });
  });

  it.each(["0", "0h", "-1", "1,5", "2h30", "plein", "", "h"])("are not « %s »", (text) => {
    expect(takenHours({ 7: text })).toEqual({ hours: {}, wrong: { 7: text } });
  });

  it("are taken of each line alone", () => {
    expect(takenHours({ 1: "2", 2: "beaucoup", 3: "1h" })).toEqual({
      hours: { 1: 2, 3: 1 },
      wrong: { 2: "beaucoup" },
    });
  });
});
