import { refused } from "@coulisses/shared-domain/festival-error";
import { checkProfile } from "@coulisses/shared-domain/people/profile";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { and, eq, isNull } from "drizzle-orm";
import type * as z from "zod";
import { pgErrorCode } from "../database/pg-error-code";
import { users } from "../database/schema/people";
import type { Services } from "../services";
import type { profilePatch } from "./user-schemas";

type ProfilePatch = z.infer<typeof profilePatch>;
/** What only those who manage users may change. */
type ManagedPatch = { email?: string | undefined; note?: string | null | undefined };

/** Saves a change of profile once its rules accept it; absent fields are kept. */
export async function updateProfile(
  { write }: Services,
  id: number,
  patch: ProfilePatch & ManagedPatch,
): Promise<void> {
  checkProfile(patch, new Date());
  const { firstname, lastname, nickname, birthdate, phone, comment, email, note } = patch;
  const changes = {
    firstname: firstname?.trim(),
    lastname: lastname?.trim(),
    nickname: nickname?.trim() ?? nickname,
    birthdate: birthdate?.slice(0, 10),
    phone,
    comment: comment?.trim() ?? comment,
    email,
    note,
  };
  await write(async (tx, live) => {
    const living = and(eq(users.id, id), isNull(users.deletedAt));
    const found = Object.values(changes).some((change) => change !== undefined)
      ? await tx.update(users).set(changes).where(living).returning({ id: users.id }).catch(emailTaken)
      : await tx.select({ id: users.id }).from(users).where(living);
    if (found.length === 0) throw userNotFound();
    live.publish({ event: "profile-updated", tags: [{ type: "Me" }] }, { users: [id] });
  });
}

function emailTaken(error: unknown): never {
  throw pgErrorCode(error) === "23505" ? refused("L'email est déja utilisé par un autre utilisateur") : error;
}
