import { LEAFLET_KEY } from "@coulisses/shared-domain/configuration/configuration-key";
import { festivalSchema } from "@coulisses/shared-domain/contract/configuration";
import {
  festivalInPlace,
  type FirstStartForm,
  tooLateForDemo,
} from "@coulisses/shared-domain/first-start/first-start";
import { normaliseEmail } from "@coulisses/shared-domain/people/email";
import { nameToStore } from "@coulisses/shared-domain/people/profile";
import { isFoundingTeam } from "@coulisses/shared-domain/people/required-teams";
import { byName, type Team } from "@coulisses/shared-domain/people/team";
import { defaultLeaflet } from "@coulisses/shared-domain/planning/leaflet";
import { emailTaken } from "@coulisses/shared-domain/registration/registration";
import { inArray, sql } from "drizzle-orm";
import { type Origin, recordAudit } from "../audit/record-audit";
import { addFirstAdministrator, fillLock, hasAdministrator, isEmpty } from "../base-data/fill-base-data";
import { configuredValue, defaultFestival } from "../configuration/festival-configuration";
import type { Connection, Queryable, Transaction } from "../database/database";
import { disableTimeouts } from "../database/migrate";
import { teams } from "../database/schema/access";
import { configurations } from "../database/schema/configuration";
import { fillDemo } from "../demo/fill-demo";
import { newSecret } from "../publishing/token-secret";

type Putting = { form: FirstStartForm; passwordHash: string; site: string; origin: Origin };

/**
 * FS-2: puts the festival in place, whole or not at all. The lock is that of a starting server: of two who send
 * the form at once, the second one finds an administrator. Nobody is signed in yet, so no screen needs to hear of it.
 */
export async function putInPlace(
  { unhurried }: Pick<Connection, "unhurried">,
  { form, passwordHash, site, origin }: Putting,
): Promise<void> {
  await unhurried(async (tx) => {
    await disableTimeouts(tx);
    await tx.execute(sql`select pg_advisory_xact_lock(${fillLock})`);
    if (await hasAdministrator(tx)) throw festivalInPlace();
    if (form.content === "demo") {
      if (!(await isEmpty(tx, "users"))) throw tooLateForDemo();
      // The demo's accounts, an administrator among them, have a password that everybody knows.
      await fillDemo(tx, new Date(), { password: newSecret() });
    } else {
      await keepTeams(tx, form.teams);
      await setKey(tx, "eventDate", { start: form.start });
      await setKey(tx, "orgaWeekDate", { start: form.organisersStart });
    }
    await nameFestival(tx, form, site);
    const id = await addFirstAdministrator(tx, { ...administratorOf(form), passwordHash });
    if (id === undefined) throw emailTaken();
    const { content, name, teams: kept } = form;
    await recordAudit(
      tx,
      { ...origin, actorId: id },
      { kind: "festival-put-in-place", subjectId: id, details: { content, name, teams: kept } },
    );
  });
}

const administratorOf = ({ email, firstname, lastname, birthdate, mobilePhone }: FirstStartForm) => ({
  email: normaliseEmail(email),
  firstname: nameToStore(firstname),
  lastname: nameToStore(lastname),
  birthdate: birthdate.slice(0, 10),
  phone: mobilePhone,
});

/** FS-4: the teams that a festival can do without. */
export async function teamsToChoose(db: Queryable): Promise<Team[]> {
  const { code, name, color, icon } = teams;
  const all = await db.select({ code, name, color, icon }).from(teams);
  return all.filter((team) => !isFoundingTeam(team.code)).sort(byName);
}

/** FS-4: those that rules name stay. */
async function keepTeams(tx: Transaction, kept: readonly string[]): Promise<void> {
  const left = (await teamsToChoose(tx)).map(({ code }) => code).filter((code) => !kept.includes(code));
  if (left.length > 0) await tx.delete(teams).where(inArray(teams.code, left));
}

async function nameFestival(tx: Transaction, form: FirstStartForm, site: string): Promise<void> {
  const { name, association, color, mailAddress, logo } = form;
  const domain = new URL(site).hostname;
  const named = { ...defaultFestival, name, association, color };
  const addresses = {
    humainEmail: mailAddress,
    communicationEmail: mailAddress,
    sgEmail: mailAddress,
    supportEmail: mailAddress,
  };
  const withDomain = festivalSchema.safeParse({ ...named, ...addresses, domain });
  // A site reached by an address in numbers has no domain.
  await setKey(tx, "festival", withDomain.data ?? festivalSchema.parse({ ...named, ...addresses }));
  if (logo === null) return;
  const texts = (await configuredValue(tx, LEAFLET_KEY)) as object | undefined;
  await setKey(tx, LEAFLET_KEY, { ...defaultLeaflet, ...texts, logo });
}

async function setKey(tx: Transaction, key: string, value: object): Promise<void> {
  await tx
    .insert(configurations)
    .values({ key, value })
    .onConflictDoUpdate({ target: configurations.key, set: { value } });
}
