import type { Access } from "@coulisses/shared-domain/access/access";
import type { ManagedProfileForm } from "@coulisses/shared-domain/contract/users";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";
import { checkProfile } from "@coulisses/shared-domain/people/profile";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { and, eq, isNull } from "drizzle-orm";
import type { Origin } from "../audit/record-audit";
import { changeEmail } from "../auth/password/change-email";
import { lockVersion } from "../database/lock-version";
import { users } from "../database/schema/people";
import type { Target } from "../input/if-match";
import type { Services } from "../services";
import { lockManaged } from "../teams/member";

/**
 * Saves a change of profile once its rules accept it; absent fields are kept. `manager`: who
 * changes somebody else.
 */
export async function updateProfile(
  { write }: Services,
  { id, expectedVersion }: Target,
  form: ManagedProfileForm,
  manager?: { by: Access; origin: Origin },
): Promise<void> {
  checkProfile(form, new Date());
  const { firstname, lastname, nickname, birthdate, phone, comment, email, note } = form;
  const columns = {
    firstname: firstname?.trim(),
    lastname: lastname?.trim(),
    nickname: nickname?.trim() ?? nickname,
    birthdate: birthdate?.slice(0, 10),
    phone,
    comment: comment?.trim() ?? comment,
    note,
  };
  return write(async (tx, changes, enqueue) => {
    if (manager !== undefined) await lockManaged(tx, id, manager.by);
    const living = and(eq(users.id, id), isNull(users.deletedAt));
    const version = await lockVersion(tx, users, living);
    if (version === undefined) throw userNotFound();
    checkVersion("profile", version, expectedVersion);
    if (Object.values(columns).some((value) => value !== undefined)) {
      await tx.update(users).set(columns).where(living);
    }
    changes.state({ event: "profile-updated", tags: [{ type: "Me" }] }, { users: [id] });
    if (manager === undefined || email === undefined) return;
    await changeEmail(tx, changes, enqueue, { userId: id, email, origin: manager.origin });
  });
}
