import { badInputRefusal } from "../testing/refusal";
import {
  BRIEFING_KEY,
  checkValueLength,
  INVITATION_KEY,
  LONGEST_VALUE,
  mayReadKey,
} from "./configuration-key";

describe("The value of a key", () => {
  const check = (length: number) => () => {
    checkValueLength("a".repeat(length - 2));
  };

  it("has as many characters as its JSON may have", () => {
    expect(check(LONGEST_VALUE)).not.toThrow();
  });

  it("has not one more", () => {
    expect(check(LONGEST_VALUE + 1)).toThrow(
      badInputRefusal(
        "La valeur compte plus de 100\u202f000 caractères : raccourcis-la, ou répartis-la sur plusieurs clés",
      ),
    );
  });
});

describe("A key", () => {
  const volunteer = { teams: ["benevole"], permissions: [] };
  const recruiter = { teams: ["humain"], permissions: ["enroll-soft"] };

  it("of what everybody sees is read without a session", () => {
    for (const key of ["eventDate", "orgaWeekDate", "registerForm", "festival"])
      expect(mayReadKey(key, undefined)).toBe(true);
    expect(mayReadKey("map", undefined)).toBe(false);
    expect(mayReadKey("map", volunteer)).toBe(true);
  });

  it("of those who admit people is theirs", () => {
    expect([undefined, volunteer, recruiter].map((access) => mayReadKey(BRIEFING_KEY, access))).toEqual([
      false,
      false,
      true,
    ]);
    expect(mayReadKey(INVITATION_KEY, recruiter)).toBe(false);
  });
});
