import { shortageCsv } from "./shortage-csv";
import { activity, borrow, purchase, state, table, tape, task } from "./testing/festival";

const TITLES = '"Matos","Manque","Détails manque","Stock","Détails stock","Date"';

describe("DASH-5 What is missing, in a spreadsheet", () => {
  it("is told at the first worst moment, with what takes and what gives", () => {
    const given = state({
      inventory: [2, 1],
      activities: [activity(30, [8, 9], [12, 13])],
      tasks: [task(5, [8.5, 9], [12, 13])],
      borrows: [borrow(4, [8, 10]), borrow(4, [11, 13])],
      purchases: [purchase(6, 7), purchase(10, 14)],
    });
    expect(shortageCsv([table], given)).toBe(
      [
        TITLES,
        '"Table","22","FA 30 - Escape game (30)',
        'FT 5 - Installer (5)","13","Inventaire - 3',
        "Mairie - 4",
        'Castorama - 6","16/05/2025 08:30"',
      ].join("\n"),
    );
  });

  it("leaves out an empty inventory", () => {
    const given = state({ activities: [activity(2, [8, 9])] });
    expect(shortageCsv([table], given)).toBe(
      `${TITLES}\n"Table","2","FA 2 - Escape game (2)","0","","16/05/2025 08:00"`,
    );
  });

  it("is nothing when there is enough, exactly enough, or nothing asked", () => {
    const enough = state({ inventory: [10], activities: [activity(10, [8, 9])] });
    expect(shortageCsv([table], enough)).toBe(TITLES);
    expect(shortageCsv([table], state({}))).toBe(TITLES);
  });

  it("leaves out what is consumed", () => {
    expect(shortageCsv([tape], state({ activities: [activity(2, [8, 9])] }))).toBe(TITLES);
  });
});
