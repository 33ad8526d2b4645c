import { changedFields } from "@coulisses/shared-domain/audit/changed-fields";
import { can } from "@coulisses/shared-domain/access/access";
import type { Editing } from "@coulisses/shared-domain/access/guarded";
import type { ManagedProfileForm } from "@coulisses/shared-domain/contract/users";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";
import { checkProfile, nameToStore } from "@coulisses/shared-domain/people/profile";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { and, eq, isNull } from "drizzle-orm";
import { type Origin, recordAudit } from "../audit/record-audit";
import { askForEmail } from "../auth/email-change/ask-for-email";
import { users } from "../database/schema/people";
import type { Target } from "../input/if-match";
import type { Services } from "../services";
import { lockManaged } from "../teams/member";
import { type Changes, stateProfileUpdated } from "../changes/change";
import type { Transaction } from "../database/database";

/** `manager`: the person who changes another, with their rights. */
type Editor = { origin: Origin; manager?: Editing["editor"] };

/** Saves what this person may change of a profile: of their own, or of another as a manager. */
export async function changeProfile(
  services: Services,
  target: Target,
  { email, note, ...profile }: ManagedProfileForm,
  { person, origin }: { person: Editing["editor"]; origin: Origin },
): Promise<void> {
  const managed = { ...profile, ...(note !== undefined && { note }) };
  if (target.id !== person.id) {
    const form = { ...managed, ...(email !== undefined && { email }) };
    return updateProfile(services, target, form, { origin, manager: person });
  }
  // One's own address takes one's password: see `users/me/email`.
  const form = can(person.access, "manage-users") ? managed : profile;
  return updateProfile(services, target, form, { origin });
}

/** Saves a change of a profile after checking it; absent fields stay. */
export async function updateProfile(
  { write }: Services,
  { id, expectedVersion }: Target,
  form: ManagedProfileForm,
  { origin, manager }: Editor,
): Promise<void> {
  checkProfile(form, new Date());
  const { firstname, lastname, nickname, birthdate, phone, comment, email, note } = form;
  const columns = {
    firstname: firstname === undefined ? undefined : nameToStore(firstname),
    lastname: lastname === undefined ? undefined : nameToStore(lastname),
    nickname: typeof nickname === "string" ? nameToStore(nickname) : nickname,
    birthdate: birthdate?.slice(0, 10),
    phone,
    comment: comment?.trim() ?? comment,
    note,
  };
  return write(async (tx, changes, enqueue) => {
    if (manager !== undefined) await lockManaged(tx, id, manager);
    const living = and(eq(users.id, id), isNull(users.deletedAt));
    const [before] = await tx.select().from(users).where(living).for("update");
    if (before === undefined) throw userNotFound();
    checkVersion("profile", before.version, expectedVersion);
    const changed = (Object.keys(columns) as Column[]).filter(
      (name) => columns[name] !== undefined && columns[name] !== before[name],
    );
    if (changed.length > 0) {
      await tx.update(users).set(columns).where(living);
      const of = (values: Columns) => Object.fromEntries(changed.map((name) => [name, values[name]]));
      const details = { changes: changedFields(of(before), of(columns), { secret }) };
      await recordAudit(tx, origin, { kind: "profile-changed", subjectId: id, details });
    }
    stateProfileUpdated(changes, id);
    if (manager === undefined || email === undefined) return;
    await askForEmail(tx, enqueue, { userId: id, email, by: manager.id, origin });
  });
}

/** Without it, nobody reads anything but what they approve. */
export async function approveEula(tx: Transaction, changes: Changes, id: number): Promise<void> {
  await tx.update(users).set({ hasApprovedEula: true }).where(eq(users.id, id));
  changes.state({ event: "eula-approved", tags: [{ type: "Me" }] }, { users: [id] });
}

type Column = "firstname" | "lastname" | "nickname" | "birthdate" | "phone" | "comment" | "note";
type Columns = Partial<Record<Column, string | null | undefined>>;

/** Of a comment or a note, the log only says that it changed: fewer people may read the text. */
const secret: readonly Column[] = ["comment", "note"];
