import { addTimeWindow, updateGeneral } from "@coulisses/shared-domain/festival-activity/sections/general";
import { addContractor, updateInCharge } from "@coulisses/shared-domain/festival-activity/sections/in-charge";
import { addInquiryTimeWindow } from "@coulisses/shared-domain/festival-activity/sections/inquiry";
import { addRequest } from "@coulisses/shared-domain/festival-activity/sections/inquiry-requests";
import { updateSecurity } from "@coulisses/shared-domain/festival-activity/sections/security";
import { addSignage, updateSigna } from "@coulisses/shared-domain/festival-activity/sections/signa";
import { addElectricity, updateWater } from "@coulisses/shared-domain/festival-activity/sections/supply";
import { matches } from "@coulisses/shared-domain/slug";
import type { ActivityIdea } from "./activity-ideas";
import type { KindProfile } from "./activity-kinds";
import { kindProfiles } from "./kind-profiles";
import { contractorComments, organisations } from "./activity-words";
import { type Cast, gearNamed, locationNamed } from "../cast";
import { firstnames, lastnames } from "../people/names";
import type { SheetEditor } from "../sheet-editor";

/** Fills every section of a draft, so that a review can be asked for. */
export function fillActivity(cast: Cast, editor: SheetEditor, idea: ActivityIdea): void {
  const profile = kindProfiles[idea.kind];
  fillGeneral(cast, editor, profile, idea);
  fillInCharge(cast, editor, profile, idea);
  fillSigna(cast, editor, profile, idea);
  fillSecurity(cast, editor, profile);
  fillSupply(cast, editor, profile);
  fillInquiry(cast, editor, profile);
}

function fillGeneral(cast: Cast, editor: SheetEditor, profile: KindProfile, idea: ActivityIdea) {
  const { random, calendar } = cast;
  const toPublish = random.happens(profile.published);
  editor.apply((fa) =>
    updateGeneral(fa, {
      description: describe(cast, profile),
      categories: random.some(profile.categories, random.between(1, 2)),
      toPublish,
      photoLink: toPublish ? `https://drive.exemple.fr/photos/fa-${String(fa.id)}.jpg` : null,
      isFlagship: toPublish && random.happens(0.15),
    }),
  );
  for (const day of random.some(daysOf(idea), random.between(1, 3))) {
    const opening = random.between(...profile.opens);
    const hours = random.between(1, 5);
    editor.apply((fa) =>
      addTimeWindow(fa, { start: calendar.at(day, opening), end: calendar.at(day, opening + hours) }),
    );
  }
}

/** An activity that names its day takes place on that day. */
function daysOf({ name }: ActivityIdea): number[] {
  const named = ["vendredi", "samedi", "dimanche"].findIndex((day) => matches(name, day));
  return named >= 0 ? [named] : [0, 1, 2];
}

function describe({ random }: Cast, { purposes }: KindProfile): string {
  const details = random.some(organisations, 2).map((text) => `<li>${text}</li>`);
  return `<p>Le but : ${random.pick(purposes)}.</p><ul>${details.join("")}</ul>`;
}

function fillInCharge(cast: Cast, editor: SheetEditor, profile: KindProfile, { team }: ActivityIdea) {
  const { random } = cast;
  editor.apply((fa) => updateInCharge(fa, { team }));
  for (const company of random.some(profile.companies, random.between(0, 2))) {
    const [firstname, lastname] = [random.pick(firstnames), random.pick(lastnames)];
    editor.apply((fa) =>
      addContractor(fa, {
        firstname,
        lastname,
        phone: `04${String(random.between(72_000_000, 78_999_999))}`,
        email: random.happens(0.7) ? "contact@prestataire.exemple.fr" : null,
        company,
        comment: random.happens(0.5) ? random.pick(contractorComments) : null,
      }),
    );
  }
}

function fillSigna(cast: Cast, editor: SheetEditor, { places, panels }: KindProfile, idea: ActivityIdea) {
  const { random } = cast;
  const { id, name } = placeInName(cast, idea) ?? locationNamed(cast, random.pick(places));
  editor.apply((fa) => updateSigna(fa, { location: { id, name } }));
  for (const [type, text, size] of random.some(panels, random.between(0, 3))) {
    const quantity = random.between(1, 6);
    const comment = random.happens(0.3) ? "À poser la veille" : null;
    editor.apply((fa) => addSignage(fa, { type, text, size, quantity, comment }));
  }
}

/** The place with the longest name within the activity's name. */
function placeInName({ places }: Cast, idea: ActivityIdea) {
  return places
    .filter(({ name }) => matches(idea.name, name))
    .sort((a, b) => b.name.length - a.name.length)[0];
}

function fillSecurity({ random }: Cast, editor: SheetEditor, { needs }: KindProfile) {
  const specialNeed = random.happens(0.4) ? random.pick(needs) : null;
  const freePass = random.happens(0.4) ? random.between(1, 12) : 0;
  editor.apply((fa) => updateSecurity(fa, { specialNeed, freePass }));
}

function fillSupply({ random }: Cast, editor: SheetEditor, { appliances, water }: KindProfile) {
  for (const [device, connection, power] of random.some(appliances, random.between(0, 3))) {
    const count = random.between(1, 4);
    editor.apply((fa) => addElectricity(fa, { device, connection, power, count }));
  }
  if (random.happens(0.35)) editor.apply((fa) => updateWater(fa, random.pick(water)));
}

/** Gear is there the day before and leaves the day after, or only during the opening hours. */
function fillInquiry(cast: Cast, editor: SheetEditor, { gears }: KindProfile) {
  const { random, calendar } = cast;
  const slugs = random.some(gears, random.between(0, gears.length - 1));
  if (slugs.length === 0) return;
  const windows = random.happens(0.5)
    ? [{ start: calendar.at(-1, 14), end: calendar.at(3, 12) }]
    : [0, 1, 2].map((day) => ({ start: calendar.at(day, 8), end: calendar.at(day, 24) }));
  for (const window of windows) editor.apply((fa) => addInquiryTimeWindow(fa, window));
  for (const slug of slugs) {
    const quantity = random.between(1, 12);
    editor.apply((fa) => addRequest(fa, gearNamed(cast, slug), quantity));
  }
}
