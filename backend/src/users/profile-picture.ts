import { randomUUID } from "node:crypto";
import { profilePictureNotFound } from "@coulisses/shared-domain/people/manage-account";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { eq } from "drizzle-orm";
import { lockVersion } from "../database/locks";
import { profilePictures, users } from "../database/schema/people";
import type { Picture } from "../http/uploaded-picture";
import type { Target } from "../input/if-match";
import type { Services } from "../services";
import { stateVolunteerChanged } from "../changes/change";

/** Kept in the database, for every instance. */
export async function saveProfilePicture(
  { write }: Services,
  { id: userId, expectedVersion }: Target,
  picture: Picture,
): Promise<void> {
  await write(async (tx, changes) => {
    const version = await lockVersion(tx, users, eq(users.id, userId));
    if (version === undefined) throw userNotFound();
    checkVersion("profile", version, expectedVersion);
    const stored = { mimeType: picture.type, content: picture.content };
    await tx
      .insert(profilePictures)
      .values({ userId, ...stored })
      .onConflictDoUpdate({ target: profilePictures.userId, set: stored });
    await tx
      .update(users)
      .set({ profilePicture: `${randomUUID()}.${picture.extension}` })
      .where(eq(users.id, userId));
    changes.state({ event: "profile-updated", tags: [{ type: "Me" }] }, { users: [userId] });
    stateVolunteerChanged(changes, userId);
  });
}

export async function readProfilePicture(
  { db }: Services,
  userId: number,
): Promise<{ type: string; content: Buffer }> {
  const picture = await db.query.profilePictures.findFirst({ where: eq(profilePictures.userId, userId) });
  if (picture === undefined) throw profilePictureNotFound();
  return { type: picture.mimeType, content: Buffer.from(picture.content) };
}
