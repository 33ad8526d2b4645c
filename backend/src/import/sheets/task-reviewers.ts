import { permissionCatalogue } from "@coulisses/shared-domain/access/permission-catalogue";
import { chooseReviewer } from "@coulisses/shared-domain/festival-task/review/ask-for-review";
import type { Numbering } from "../numbering";
import type { PeerTables } from "../peer";

const REVIEW = "validate-ft";
const TEAM = "humain";

/** Chooses the reviewer of a task that has none: our number of a person, or undefined when nobody may review it. */
export type ChooseReviewer = (administratorId: number) => number | undefined;

/**
 * FT-11, on the rights that people will have once imported. `inReview` is the number of tasks in review that
 * each person follows, by our number; each choice adds one.
 */
export function reviewerChooser(
  peer: PeerTables,
  ids: Numbering,
  inReview: Map<number, number>,
): ChooseReviewer {
  const holders = holdersOf(peer, ids);
  const members = peer.user_team.filter(({ user_id }) => !ids.isClosed(user_id));
  const mayReview = new Set(
    members.filter(({ team_code }) => holders.has(ids.team(team_code))).map(({ user_id }) => user_id),
  );
  const candidates = members
    .filter(({ user_id, team_code }) => team_code === TEAM && mayReview.has(user_id))
    .map(({ user_id }) => ids.person(user_id));
  return (administratorId) => {
    // The rule refuses then; here the sheet becomes a draft.
    if (candidates.every((id) => id === administratorId)) return undefined;
    const { id } = chooseReviewer(
      candidates.map((one) => ({ id: one, firstname: "", lastname: "", inReview: inReview.get(one) ?? 0 })),
      { id: administratorId },
    );
    inReview.set(id, (inReview.get(id) ?? 0) + 1);
    return id;
  };
}

/** The teams that hold the permission: the peer's if it knows it, else those of a new festival. */
function holdersOf(peer: PeerTables, ids: Numbering): ReadonlySet<string> {
  if (!peer.permission.some(({ name }) => name === REVIEW)) return new Set(permissionCatalogue[REVIEW].teams);
  return new Set(
    peer.team_permission
      .filter(({ permission_name }) => permission_name === REVIEW)
      .map(({ team_code }) => ids.team(team_code)),
  );
}
