import { refusal } from "../testing/refusal";
import { checkFriendship, checkMayReadFriends } from "./friendship";

describe("A person's friends", () => {
  const reading =
    (isOwn: boolean, ...permissions: string[]) =>
    () => {
      checkMayReadFriends(isOwn, { teams: ["benevole"], permissions });
    };

  it("are read by the person, and by those who assign, admit or manage people", () => {
    expect(reading(true)).not.toThrow();
    for (const right of ["view-volunteer-details", "manage-users", "affect-volunteer", "enroll-soft"])
      expect(reading(false, right)).not.toThrow();
  });

  it("are read by nobody else", () => {
    const refused = refusal("Tu ne peux pas voir les amis de cette personne", "forbidden");
    expect(reading(false, "view-volunteer")).toThrow(refused);
  });

  it("are others", () => {
    expect(() => {
      checkFriendship({ requestorId: 5, friendId: 6 });
    }).not.toThrow();
    expect(() => {
      checkFriendship({ requestorId: 5, friendId: 5 });
    }).toThrow(refusal("Tu ne peux pas être ton propre ami"));
  });
});
