import {
  createActivityFormSchema,
  generalFormSchema,
  securityFormSchema,
  supplyFormSchema,
} from "@coulisses/shared-domain/contract/activity-forms";
import {
  activityCategories,
  knownCategories,
} from "@coulisses/shared-domain/festival-activity/sections/categories";
import {
  photoAddress,
  photoLinkProblem,
} from "@coulisses/shared-domain/festival-activity/sections/photo-link";
import { festivalActivities } from "../../database/schema/festival-activities";
import { asItIs, formProblems } from "../form-problems";
import type { Numbering } from "../numbering";
import type { PeerRow } from "../peer";
import type { ActivityState } from "./activity-state";
import { richTextOf } from "./rich-text";

type Told = { ids: Numbering; note: (why: string) => void };

/** The row of an activity. All come: what ours can't hold is left out, and noted. */
export function activityRow(
  activity: PeerRow<"festival_activity">,
  { status, why }: ActivityState,
  { ids, note }: Told,
): typeof festivalActivities.$inferInsert {
  const { id, name, team_code: team, adherent_id: adherent } = activity;
  if (why !== undefined) note(why);
  if (adherent === null) note("Personne n'en est responsable : à confier à quelqu'un");
  const texts = {
    name,
    description: richTextOf(activity.description, "Description", note),
    photoLink: photoLinkOf(activity.photo_link, note),
    categories: categoriesOf(activity.categories ?? [], note),
    specialNeed: activity.special_need,
    freePass: freePassOf(activity.free_pass, note),
    water: activity.water,
  };
  const problems = [
    ...formProblems(createActivityFormSchema, texts),
    ...formProblems(generalFormSchema.pick({ description: true, photoLink: true }), texts),
    ...formProblems(securityFormSchema, texts),
    ...formProblems(supplyFormSchema, texts),
  ];
  if (problems.length > 0) note(asItIs(problems));
  return {
    id,
    status,
    ...texts,
    toPublish: activity.to_publish,
    isFlagship: activity.is_flagship,
    adherentId: adherent === null ? ids.nobody() : ids.person(adherent),
    teamCode: team === null ? null : ids.team(team),
    locationId: activity.location_id,
    deletedAt: activity.is_deleted ? ids.now : null,
  };
}

function photoLinkOf(link: string | null, note: Told["note"]): string | null {
  if (link === null || link.trim() === "") return null;
  if (photoLinkProblem(link) === undefined) return photoAddress(link);
  note(`Lien de la photo « ${link} » laissé de côté : ce n'est pas une adresse web`);
  return null;
}

function categoriesOf(chosen: readonly string[], note: Told["note"]) {
  const unknown = chosen.filter((category) => !activityCategories.some((known) => known === category));
  if (unknown.length > 0) note(`Catégories inconnues ici, laissées de côté : ${unknown.join(", ")}`);
  return knownCategories(chosen);
}

function freePassOf(count: number, note: Told["note"]): number {
  if (count < 0) note(`${String(count)} laissez-passer : repris à 0`);
  return Math.max(0, count);
}
