import { useSession } from "@coulisses/shared-auth";
import { can } from "@coulisses/shared-domain/access/access";
import { type Editing, guardedPermissions } from "@coulisses/shared-domain/access/guarded";
import { useMemo } from "react";
import { useListGuardedTeamsQuery } from "../api/teams-api";

const none: never[] = [];

/**
 * What the person logged in may change of accounts and teams (decision 58). `loading` until it is known; when it can't
 * be read, the server has the last word, also while it is read again: an open dialog stays.
 */
export function useEditing(): Editing & { loading: boolean } {
  const { access, userId } = useSession();
  const holdsAny = guardedPermissions.some((permission) => can(access, permission));
  const { data = none, error, isLoading } = useListGuardedTeamsQuery(undefined, { skip: !holdsAny });
  const loading = isLoading && error === undefined;
  return useMemo(
    () => ({ editor: { id: userId ?? 0, access }, guardedTeams: data, loading }),
    [userId, access, data, loading],
  );
}
