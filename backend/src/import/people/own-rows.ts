import { assignmentPreferences } from "@coulisses/shared-domain/people/assignment-preference";
import { knownFavorites } from "@coulisses/shared-domain/navigation/favorite-pages";
import type { NewRow } from "../area";
import {
  friends,
  membershipApplications,
  preferences,
  unreadNotifications,
} from "../../database/schema/people";
import type { Numbering } from "../numbering";
import type { PeerTables } from "../peer";
import type { Report } from "../report";

export type OwnRows = {
  applications: NewRow<typeof membershipApplications>[];
  friends: NewRow<typeof friends>[];
  preferences: NewRow<typeof preferences>[];
  unread: NewRow<typeof unreadNotifications>[];
};

const ERASED = "la personne a été anonymisée";

/** All that belongs to one person each: applications, friends, preferences, unread marks. */
export function ownRows(peer: PeerTables, ids: Numbering, report: Report): OwnRows {
  return {
    applications: applicationRows(peer, ids, report),
    friends: friendRows(peer, ids, report),
    preferences: preferenceRows(peer, ids, report),
    unread: peer.notification.flatMap(({ user_id }) => {
      if (!ids.isClosed(user_id)) return [{ userId: ids.person(user_id) }];
      report.out("notification", { key: user_id, name: ids.personName(user_id) }, "le compte est clôturé");
      return [];
    }),
  };
}

function applicationRows(peer: PeerTables, ids: Numbering, report: Report): OwnRows["applications"] {
  return peer.membership_application.flatMap((application) => {
    const { user_id, edition, membership, is_rejected, candidated_at } = application;
    const said = {
      key: `${String(user_id)} ${String(edition)} ${membership}`,
      name: `Candidature de ${ids.personName(user_id)} (édition ${String(edition)})`,
    };
    if (ids.isAnonymous(user_id)) {
      report.out("membership_application", said, ERASED);
      return [];
    }
    if (membership !== "STAFF" && membership !== "VOLUNTEER") {
      report.out("membership_application", said, `adhésion « ${membership} » inconnue`);
      return [];
    }
    const userId = ids.person(user_id);
    return [{ userId, edition, membership, isRejected: is_rejected, candidatedAt: candidated_at }];
  });
}

function friendRows(peer: PeerTables, ids: Numbering, report: Report): OwnRows["friends"] {
  return peer.friend.flatMap(({ requestor_id, friend_id }) => {
    const said = {
      key: `${String(requestor_id)} ${String(friend_id)}`,
      name: `${ids.personName(requestor_id)}, ami de ${ids.personName(friend_id)}`,
    };
    if (requestor_id === friend_id) report.out("friend", said, "personne n'est son propre ami");
    else if (ids.isAnonymous(requestor_id) || ids.isAnonymous(friend_id)) report.out("friend", said, ERASED);
    else return [{ requestorId: ids.person(requestor_id), friendId: ids.person(friend_id) }];
    return [];
  });
}

function preferenceRows(peer: PeerTables, ids: Numbering, report: Report): OwnRows["preferences"] {
  return peer.preference.flatMap(({ user_id, paper_planning, favorite_pages, assignment }) => {
    const said = { key: user_id, name: `Préférences de ${ids.personName(user_id)}` };
    if (ids.isAnonymous(user_id)) {
      report.out("preference", said, ERASED);
      return [];
    }
    const pages = favorite_pages ?? [];
    const favoritePages = [...new Set(knownFavorites(pages))];
    const unknown = pages.filter((page) => !favoritePages.some((known) => known === page));
    if (unknown.length > 0) {
      report.noted(
        "preference",
        said,
        `pages favorites inconnues ici, laissées de côté : ${unknown.join(", ")}`,
      );
    }
    const wish = assignmentPreferences.find((known) => known === assignment) ?? "NO_PREF";
    if (wish !== assignment) {
      report.noted(
        "preference",
        said,
        `préférence d'affectation « ${assignment} » inconnue : sans préférence`,
      );
    }
    return [{ userId: ids.person(user_id), paperPlanning: paper_planning, favoritePages, assignment: wish }];
  });
}
