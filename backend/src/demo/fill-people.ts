import { editionOf } from "@coulisses/shared-domain/time/edition";
import sharp from "sharp";
import type { Transaction } from "../database/database";
import { userTeams } from "../database/schema/access";
import {
  availabilities,
  friends,
  membershipApplications,
  preferences,
  profilePictures,
  users,
} from "../database/schema/people";
import type { DemoFestival } from "./demo-festival";
import { continueIds, insertAll } from "./insert-all";
import { faceOf } from "./people/faces";

type People = Pick<DemoFestival, "people" | "friendships" | "availabilities" | "preferences">;

/** All have the same password, hashed once. */
export async function fillPeople(
  tx: Transaction,
  festival: People,
  { now, passwordHash }: { now: Date; passwordHash: string },
): Promise<void> {
  const { people, friendships } = festival;
  const pictures = await Promise.all(people.flatMap(({ id }) => pictureOf(id)));
  const pictured = new Set(pictures.map(({ userId }) => userId));
  await insertAll(
    tx,
    users,
    people.map(({ hasApprovedEULA, application, isRejected: _, ...person }) => ({
      ...person,
      passwordHash,
      hasApprovedEula: hasApprovedEULA,
      profilePicture: pictured.has(person.id) ? `${String(person.id)}.png` : null,
      // People without a team yet registered as volunteers.
      registrationMembership: application ?? (person.teams.length === 0 ? "VOLUNTEER" : null),
    })),
  );
  await continueIds(tx, users);
  await insertAll(tx, profilePictures, pictures);
  await insertAll(
    tx,
    userTeams,
    people.flatMap(({ id, teams }) => teams.map((teamCode) => ({ userId: id, teamCode }))),
  );
  await insertAll(tx, friends, [...friendships]);
  await insertAll(
    tx,
    availabilities,
    festival.availabilities.map(({ userId, start, end }) => ({ userId, startAt: start, endAt: end })),
  );
  await insertAll(tx, preferences, [...festival.preferences]);
  const edition = editionOf(now);
  await insertAll(
    tx,
    membershipApplications,
    people.flatMap(({ id, application, isRejected, createdAt }) =>
      application
        ? [{ userId: id, membership: application, edition, isRejected, candidatedAt: createdAt }]
        : [],
    ),
  );
}

/** In pixels: sharp on a high-density screen where a picture is largest, at 80. */
const PICTURE_SIZE = 160;

/** Empty for people without a picture. */
function pictureOf(userId: number) {
  const face = faceOf(userId);
  if (face === undefined) return [];
  const png = sharp(Buffer.from(face)).resize(PICTURE_SIZE).png({ palette: true });
  return [png.toBuffer().then((content) => ({ userId, mimeType: "image/png", content }))];
}
