import { erased, peerWith, person, team } from "../testing/peer-rows";
import { now, target, toldReport } from "../testing/told";
import type { PeerTables } from "../peer";
import { accessRows } from "./access-rows";
import { configurationRows } from "./configuration-rows";
import { numberPeople } from "./number-people";
import { ownRows } from "./own-rows";
import { teamRows } from "./team-rows";

function imported(tables: Partial<PeerTables>) {
  const peer = peerWith({ user: [person(), person({ id: 8, is_deleted: true }), erased(9)], ...tables });
  const { told, report } = toldReport();
  const ids = numberPeople(peer, target, now);
  const context = { ids, target, report };
  return {
    teams: teamRows(peer, context),
    access: accessRows(peer, context),
    own: ownRows(peer, ids, report),
    configurations: configurationRows(peer, report),
    told,
  };
}

describe("Imported teams", () => {
  it("have our codes for the two that differ", () => {
    const { teams } = imported({
      team: [team({ code: "ca", name: "CA" }), team({ code: "personne", name: "Tous" })],
    });
    expect(teams).toMatchObject([
      { code: "orga", name: "CA" },
      { code: "benevole", name: "Tous" },
    ]);
  });

  it("are one where the peer has both codes", () => {
    const { teams, told } = imported({
      team: [team({ code: "benevole", name: "Anciens" }), team({ code: "personne", name: "Tous" })],
    });
    expect(teams).toMatchObject([{ code: "benevole", name: "Tous" }]);
    expect(told).toEqual([expect.stringContaining("merged team Équipe Anciens (benevole)")]);
  });

  it("take our look where theirs is of no use", () => {
    const { teams, told } = imported({ team: [team({ color: "red", icon: "pot" })] });
    expect(teams).toMatchObject([{ color: "#000000", icon: "mdi-circle" }]);
    expect(told).toHaveLength(2);
  });

  it("take another name where a team of Coulisses has it, which the peer lacks", () => {
    const { teams, told } = imported({ team: [team({ code: "engins-de-chantier", name: "Fen" })] });
    expect(teams).toMatchObject([{ name: "Fen (engins-de-chantier)" }]);
    expect(told[0]).toContain("pris par une autre équipe");
    const long = imported({ team: [team({ code: "un-code-bien-trop-lon", name: "Personne" })] });
    expect(long.teams[0]?.name).toHaveLength(30);
  });
});

describe("Imported permissions", () => {
  it("have the peer's holders, each once; those that we don't know are out with theirs", () => {
    const { access, told } = imported({
      permission: [
        { id: 1, name: "read-fa", description: null },
        { id: 2, name: "view-useful-links", description: null },
      ],
      team_permission: [
        { permission_name: "read-fa", team_code: "personne" },
        { permission_name: "read-fa", team_code: "benevole" },
        { permission_name: "view-useful-links", team_code: "cuisine" },
      ],
    });
    expect(access).toMatchObject({
      replaced: [11],
      teamPermissions: [{ permissionId: 11, teamCode: "benevole" }],
    });
    expect(told).toEqual([
      "out permission Permission view-useful-links : Coulisses n'a pas cette permission",
      "merged team_permission Permission read-fa de l'équipe benevole : l'équipe « benevole » l'a déjà",
      "out team_permission Permission view-useful-links de l'équipe cuisine : Coulisses n'a pas cette permission",
    ]);
  });

  it("leave closed accounts without a team", () => {
    const { access, told } = imported({
      user_team: [
        { user_id: 7, team_code: "personne" },
        { user_id: 7, team_code: "benevole" },
        { user_id: 8, team_code: "personne" },
        { user_id: 9, team_code: "personne" },
      ],
    });
    expect(access.userTeams).toEqual([{ userId: 7, teamCode: "benevole" }]);
    expect(told.map((line) => line.split(" ")[0])).toEqual(["merged", "out", "out"]);
  });
});

describe("What belongs to one person", () => {
  it("comes, but for those who were erased", () => {
    const application = { edition: 51, membership: "STAFF", is_rejected: true, candidated_at: now };
    const { own, told } = imported({
      membership_application: [
        { user_id: 8, ...application },
        { user_id: 9, ...application },
      ],
      friend: [
        { requestor_id: 7, friend_id: 8 },
        { requestor_id: 7, friend_id: 7 },
        { requestor_id: 7, friend_id: 9 },
      ],
      preference: [
        {
          user_id: 7,
          paper_planning: null,
          favorite_pages: ["/fa", "/nowhere", "/fa"],
          assignment: "RANDOM",
        },
        { user_id: 9, paper_planning: true, favorite_pages: null, assignment: "NO_PREF" },
      ],
      notification: [{ user_id: 7 }, { user_id: 8 }],
    });
    expect(own.applications).toEqual([
      { userId: 8, edition: 51, membership: "STAFF", isRejected: true, candidatedAt: now },
    ]);
    expect(own.friends).toEqual([{ requestorId: 7, friendId: 8 }]);
    expect(own.preferences).toEqual([
      { userId: 7, paperPlanning: null, favoritePages: ["/fa"], assignment: "NO_PREF" },
    ]);
    expect(own.unread).toEqual([{ userId: 7 }]);
    expect(told).toEqual([
      expect.stringMatching(/^out membership_application .* anonymisée$/),
      expect.stringMatching(/^out friend .* propre ami$/),
      expect.stringMatching(/^out friend .* anonymisée$/),
      expect.stringMatching(/^noted preference .* \/nowhere$/),
      expect.stringMatching(/^noted preference .* « RANDOM » inconnue/),
      expect.stringMatching(/^out preference .* anonymisée$/),
      expect.stringMatching(/^out notification .* clôturé$/),
    ]);
  });
});

describe("Imported settings", () => {
  it("are those that mean the same with us, sanitised, with their links", () => {
    const { configurations, told } = imported({
      configuration: [
        { key: "eventDate", value: { start: "2026-05-15T16:00:00.000Z" } },
        { key: "orgaWeekDate", value: { start: "some day" } },
        {
          key: "registerForm",
          value: { description: '<p><a href="https://a.fr">Ici</a><script>1</script></p>' },
        },
        { key: "inviteStaffLink", value: "https://a.fr/token" },
      ],
    });
    expect(configurations).toEqual([
      { key: "eventDate", value: { start: "2026-05-15T16:00:00.000Z" } },
      { key: "registerForm", value: { description: '<p><a href="https://a.fr">Ici</a></p>' } },
    ]);
    expect(told).toEqual([
      expect.stringMatching(/^out configuration Configuration orgaWeekDate : valeur refusée/),
      expect.stringMatching(/^noted configuration Configuration registerForm/),
      expect.stringMatching(/^out configuration Configuration inviteStaffLink/),
    ]);
  });
});
