import type { Person } from "@coulisses/federation/channels";
import { isText, kept, session } from "@coulisses/shared-auth/session";
import { can } from "@coulisses/shared-domain/access/access";

const PARAMETER = "channel";
const chosen = kept({ name: PARAMETER, scope: "tab", isValue: isText }).of("all");

/** The person of this tab, as far as it decides the version of each app. */
export function personNow(): Person {
  const { userId, access } = session.current();
  return {
    id: userId ?? undefined,
    teams: access.teams,
    mayTry: can(access, "manage-config"),
    chosen: chosen.read(),
  };
}

/** The channel that this tab tries, by someone who may; undefined otherwise. */
export function triedChannel(): string | undefined {
  const { mayTry, chosen: channel } = personNow();
  return mayTry ? channel : undefined;
}

/** Goes back to the versions in place. Takes effect at the next load of the page. */
export const forgetChannel = () => chosen.write(undefined);

/**
 * Reads `?channel=pr-123` and removes it from the address; without a name, this tab goes back to what is in place.
 * Answers whether it was there.
 */
export function readChannelFromAddress(): boolean {
  const address = new URL(window.location.href);
  const channel = address.searchParams.get(PARAMETER);
  if (channel === null) return false;
  chosen.write(channel === "" ? undefined : channel);
  address.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, "", address);
  return true;
}
