import {
  lengthError,
  longestAvailability,
  longestLoan,
  longestMobilization,
  longestWindow,
} from "./longest-period";
import { parisInstant } from "./paris";

const from = (first: string, last: string, hour = 0) => ({
  start: parisInstant(first),
  end: parisInstant(last, hour),
});

describe("The longest", () => {
  it.each([
    ["FT-44", longestMobilization, "2027-05-15", "Une mobilisation dure 14 jours au plus"],
    ["FA-36", longestWindow, "2027-06-01", "Un créneau dure 31 jours au plus"],
    ["AV-6", longestAvailability, "2027-06-01", "Une disponibilité dure 31 jours au plus"],
    ["LOG-5", longestLoan, "2028-05-01", "Un emprunt dure 366 jours au plus"],
  ])("%s ends at the same hour, and not two hours later", (_, longest, last, problem) => {
    expect(lengthError(from("2027-05-01", last), longest)).toBeUndefined();
    expect(lengthError(from("2027-05-01", last, 2), longest)).toBe(problem);
  });

  it("FT-44 may hold the night that is an hour longer", () => {
    // Clocks go back on 31 October 2027.
    expect(lengthError(from("2027-10-20", "2027-11-03"), longestMobilization)).toBeUndefined();
    expect(lengthError(from("2027-10-20", "2027-11-03", 1), longestMobilization)).toBe(
      "Une mobilisation dure 14 jours au plus",
    );
  });
});
