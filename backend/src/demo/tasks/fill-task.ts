import { addContact } from "@coulisses/shared-domain/festival-task/sections/contacts";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { updateGeneral } from "@coulisses/shared-domain/festival-task/sections/general";
import { initInCharge } from "@coulisses/shared-domain/festival-task/sections/in-charge";
import { updateInstructions } from "@coulisses/shared-domain/festival-task/sections/instructions";
import { addMobilization } from "@coulisses/shared-domain/festival-task/mobilization/mobilizations";
import { addRequest } from "@coulisses/shared-domain/festival-task/sections/requests";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { Period } from "@coulisses/shared-domain/time/period";
import type { Agenda } from "./agenda";
import { type Cast, memberOf } from "../cast";
import type { SheetEditor } from "../sheet-editor";
import type { DemoPerson } from "../people/people";
import { inChargeInstructions, type TaskIdea } from "./task-ideas";

export type TaskStory = {
  cast: Cast;
  agenda: Agenda;
  editor: SheetEditor<FestivalTask>;
  idea: TaskIdea;
  administrator: DemoPerson;
  team: string;
};

/** Fills every section of a draft; `careful` names only people who can come. */
export function fillTask(story: TaskStory, { careful }: { careful: boolean }): void {
  const { editor, team } = story;
  editor.apply((ft) => updateGeneral(ft, { team }));
  fillInstructions(story);
  fillMobilizations(story, careful);
  fillRequests(story);
}

function fillInstructions({ cast, editor, idea, administrator, team }: TaskStory): void {
  const { random, places } = cast;
  const act = editor.actOf(administrator);
  const [place] = random.some(places, 1);
  const { location } = editor.read().festivalActivity;
  const appointment = location ?? (place && { id: place.id, name: place.name });
  const global = idea.instructions.map((line) => `<p>${line}</p>`).join("");
  editor.apply((ft) => updateInstructions(ft, { appointment, global }, act));
  for (const one of [administrator, memberOf(cast, team)]) {
    editor.apply((ft) => addContact(ft, { ...identityOf(one), phone: one.phone }));
  }
  if (!random.happens(0.3)) return;
  const volunteers = [identityOf(memberOf(cast, team))];
  const instruction = `<p>${random.pick(inChargeInstructions)}</p>`;
  editor.apply((ft) => initInCharge(ft, { volunteers, instruction }, act));
}

function fillMobilizations(story: TaskStory, careful: boolean): void {
  const { cast, editor, idea, administrator } = story;
  const { random, calendar } = cast;
  const act = editor.actOf(administrator);
  for (const [day, from, to] of random.some(idea.moments, random.between(1, 3))) {
    const period = { start: calendar.at(day, from), end: calendar.at(day, to) };
    const fitting = idea.splits.filter((hours) => hours === null || (to - from) % hours === 0);
    const [durationSplitInHour = null] = random.some(fitting, 1);
    const teams = random
      .some(idea.teams, random.between(1, 2))
      .map((team) => ({ team, count: random.between(1, 5) }));
    const volunteers = random.happens(0.5) ? volunteersFor(story, period, careful) : [];
    editor.apply((ft) => addMobilization(ft, { ...period, durationSplitInHour, volunteers, teams }, act));
  }
}

/** Volunteers to name; sometimes one who can't come, or who is asked elsewhere. */
function volunteersFor({ cast, agenda }: TaskStory, period: Period, careful: boolean): UserIdentity[] {
  const { random, people } = cast;
  const volunteers = people.filter(({ teams }) => teams.includes("benevole"));
  const asked = volunteers.filter(({ id }) => agenda.isAsked(id, period));
  const free = volunteers.filter((one) => agenda.isThere(one.id, period) && !asked.includes(one));
  const some = random.some(free, random.between(1, 3));
  const wished =
    careful || random.happens(0.7) ? [] : random.some(random.happens(0.5) ? asked : volunteers, 1);
  return [...new Set([...some, ...wished])].sort((a, b) => a.id - b.id).map(identityOf);
}

function fillRequests({ cast, editor }: TaskStory): void {
  const { random, gears } = cast;
  const lent = gears.filter(({ isPonctualUsage }) => isPonctualUsage);
  for (const gear of random.some(lent, random.between(0, 2))) {
    const quantity = random.between(1, 6);
    editor.apply((ft) => addRequest(ft, gear, quantity));
  }
}

export function identityOf({ id, firstname, lastname, nickname }: DemoPerson): UserIdentity {
  return { id, firstname, lastname, nickname };
}
