import { useSession } from "@coulisses/shared-auth";
import { can } from "@coulisses/shared-domain/access/access";
import { type Editing, guardedPermissions } from "@coulisses/shared-domain/access/guarded";
import { useMemo } from "react";
import { useListGuardedTeamsQuery } from "../api/teams-api";

const none: never[] = [];

/**
 * Accounts and teams that the reader may change (decision 58). `loading` on the first read. After a failure
 * the server decides, also while it is read again, so an open dialog stays.
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
