import { accountProblem } from "@coulisses/shared-domain/access/guarded";
import { can } from "@coulisses/shared-domain/access/access";
import { and, eq, isNull } from "drizzle-orm";
import { recordAudit } from "../../audit/record-audit";
import { stateProfileUpdated } from "../../changes/change";
import type { WriteTransaction } from "../../database/database";
import { emailChanges, users } from "../../database/schema/people";
import type { JobHandlers } from "../../jobs/job-kinds";
import type { Services } from "../../services";
import { lockRights, teamsOf } from "../../teams/member";
import { readAccess } from "../session/session-reader";
import { takeEmail } from "./take-email";

/**
 * Decision 58: takes the new address after a day without an answer of the old one. Nothing changes when the
 * account has got rights meanwhile, its manager has lost theirs, or the address belongs to another account.
 */
export function emailChangeDueOn({ write }: Pick<Services, "write">): JobHandlers["email-change-due"] {
  return ({ userId, changeId }) =>
    write(async (tx, changes, enqueue) => {
      const living = and(eq(users.id, userId), isNull(users.deletedAt));
      const [account] = await tx.select({ id: users.id }).from(users).where(living).for("update");
      if (account === undefined) return;
      const [due] = await tx.delete(emailChanges).where(eq(emailChanges.id, changeId)).returning();
      if (due === undefined) return;
      const { email, requestedBy } = due;
      const origin = { actorId: requestedBy, address: null, userAgent: null };
      const [holder] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
      if (holder === undefined && (await stillMay(tx, requestedBy, userId))) {
        await takeEmail(tx, { changes, enqueue }, { userId, email, origin });
      } else {
        await recordAudit(tx, origin, {
          kind: "email-change-dropped",
          subjectId: userId,
          details: { to: email },
        });
        stateProfileUpdated(changes, userId);
      }
    });
}

/** True when the manager could still make this change now. */
async function stillMay(tx: WriteTransaction, editorId: number, userId: number): Promise<boolean> {
  const editor = await readAccess(tx, editorId);
  if (editor === undefined || !can(editor.access, "manage-users")) return false;
  const teams = await teamsOf(tx, userId);
  const editing = await lockRights(tx, teams, { id: editorId, access: editor.access });
  return accountProblem(teams, editing) === undefined;
}
