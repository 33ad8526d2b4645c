import { session } from "@coulisses/shared-auth/session";
import type { OwnSlot } from "@coulisses/shared-domain/contract/planning/slots";

/**
 * Reads the person's own planning and each coming slot, so that the service worker keeps their present state.
 */
export async function keepOwnPlanning(userId: number, now = new Date()): Promise<void> {
  const slots = (await read<OwnSlot[]>(`users/${userId}/assignments`)) ?? [];
  await read(`users/${userId}/mobilizations`);
  await read("check-ins/own-code");
  // One after the other, so that other requests don't wait.
  for (const { task, mobilizationId, assignmentId, end } of slots) {
    if (new Date(end) <= now) continue;
    await read(
      `assignments/tasks/${task.id}/mobilizations/${mobilizationId}/assignments/${assignmentId}/for-calendar`,
    );
  }
}

/** Undefined without an answer or a session: another time will do. */
async function read<Answer>(path: string): Promise<Answer | undefined> {
  const token = session.accessToken();
  if (token === null) return undefined;
  const answer = await fetch(`/api/${path}`, {
    headers: { Accept: "application/json", Authorization: `Bearer ${token}` },
  });
  return answer.ok ? ((await answer.json()) as Answer) : undefined;
}
