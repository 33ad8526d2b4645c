import type { UserIdentity } from "./user";

type Named = Pick<UserIdentity, "firstname" | "lastname" | "nickname">;

const fullName = ({ firstname, lastname }: Named) => `${firstname} ${lastname}`;

/** `Marie (Mimi) Curie`, or `Marie Curie` without nickname. */
export function displayName(user: Named): string {
  return user.nickname ? `${user.firstname} (${user.nickname}) ${user.lastname}` : fullName(user);
}

/** `Mimi`, or the full name without nickname. */
export function shortName(user: Named): string {
  return user.nickname || fullName(user);
}

/** How the product speaks to the person: `Mimi`, or the first name without nickname. */
export function greetingName({ firstname, nickname }: Named): string {
  return nickname || firstname;
}
