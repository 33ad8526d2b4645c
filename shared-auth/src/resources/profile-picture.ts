import { userRoutes } from "@coulisses/shared-domain/routes/users";
import { useEffect, useState } from "react";
import { authorizedFetch } from "../api/authorized-fetch";
import { pathOf } from "../api/request-of";

/**
 * The picture of a person as an object URL of this tab; null without one, or while loading. `mark` is the
 * account's `profilePicture`, which changes with the picture; null asks for nothing.
 */
export function useProfilePicture(userId: number, mark: string | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (mark === null) return;
    const leaving = new AbortController();
    let fetched: string | null = null;
    fetchPicture(userId, leaving.signal)
      .then((found) => {
        fetched = found;
        if (leaving.signal.aborted) release(found);
        else setAddress(found);
      })
      .catch(() => undefined);
    return () => {
      leaving.abort();
      release(fetched);
      setAddress(null);
    };
  }, [userId, mark]);
  return address;
}

/** An object URL, which the caller revokes; null without a picture. */
async function fetchPicture(userId: number, signal: AbortSignal): Promise<string | null> {
  const response = await authorizedFetch(pathOf(userRoutes.readPicture, { id: userId }), { signal });
  return response.ok ? URL.createObjectURL(await response.blob()) : null;
}

function release(address: string | null): void {
  if (address !== null) URL.revokeObjectURL(address);
}
