import { isBirthday } from "../people/birthdate";
import { greetingName } from "../people/display-name";
import type { UserIdentity } from "../people/user";
import type { Instant } from "../time/instant";

/** The title of the home page on the person's birthday. */
const BIRTHDAY_GREETING = "Joyeux anniversaire 🎉🎂🥳";

const greetings: readonly [(name: string) => string, ...((name: string) => string)[]] = [
  (name) => `Bienvenue ${name} 👋`,
  (name) => `Salut ${name} 👋`,
  (name) => `Coucou ${name} 😊`,
  (name) => `Hello ${name} 🎶`,
  (name) => `Content de te revoir ${name} 🤗`,
  (name) => `En piste ${name} 🎪`,
  (name) => `Ça roule ${name} ? 🛼`,
  (name) => `Prêt·e pour la manif ${name} ? 🎸`,
  (name) => `Le rideau se lève ${name} 🎭`,
  (name) => `Un café ${name} ? ☕`,
  (name) => `Quelle forme ${name} 💪`,
  (name) => `On compte sur toi ${name} 🚀`,
  (name) => `Te voilà ${name} 🌞`,
];

/** The title of the home page; `chance` in [0, 1[ picks among the greetings. */
export function greeting(
  person: Omit<UserIdentity, "id"> & { birthdate: string },
  { now, chance }: { now: Instant; chance: number },
): string {
  if (isBirthday(person.birthdate, now)) return BIRTHDAY_GREETING;
  const pickGreeting = greetings[Math.floor(chance * greetings.length)] ?? greetings[0];
  return pickGreeting(greetingName(person));
}
