import { users } from "../database/schema/people";
import type { TestServer } from "./test-server";

let crowds = 0;

/** The ids of so many new people, without teams. */
export async function crowdOf(
  size: number,
  { services: { db } }: Pick<TestServer, "services">,
): Promise<number[]> {
  const name = `foule-${String(++crowds)}`;
  const people = await db
    .insert(users)
    .values(
      Array.from({ length: size }, (_, rank) => ({
        email: `${name}-${String(rank)}@example.org`,
        passwordHash: "no password",
        phone: "0612345678",
        firstname: "Camille",
        lastname: `Dupont ${String(rank)}`,
        birthdate: "2000-01-01",
      })),
    )
    .returning({ id: users.id });
  return people.map(({ id }) => id);
}
