import { randomUUID } from "node:crypto";
import { lea } from "../../registrations/testing/newcomers";
import { newInvitation } from "../../registrations/testing/new-invitation";
import { call } from "../calls";
import type { Person } from "../test-server";
import { as, emailOf, everybody, idOf, type Lines, somebody, stage } from "./stage";

const base = "/registrations/membership-applications";
const briefing = { start: "2027-05-12T16:00:00Z", end: "2027-05-12T18:00:00Z" };
const by = ({ accessToken }: Person) => ({ token: accessToken });
const invitation = () => newInvitation(stage().server);

/** A person who asks to be a volunteer, or an organiser. */
async function candidate(group: "staffs" | "volunteers"): Promise<Person> {
  const person = await somebody();
  const asked =
    group === "volunteers"
      ? ([`${base}/volunteers/apply/${String(person.id)}`, {}] as const)
      : ([`${base}/staffs`, { body: { email: person.email, token: await invitation() } }] as const);
  await call(stage().server, "POST", asked[0], { ...by(person), ...asked[1] });
  return person;
}

/** The same, rejected. */
async function rejected(group: "staffs" | "volunteers"): Promise<Person> {
  const person = await candidate(group);
  await call(stage().server, "DELETE", `${base}/${group}/${String(person.id)}`, as("humain"));
  return person;
}

let welcomes = 0;
/** A person whom the desk welcomed. */
const zoe = () => ({
  key: randomUUID(),
  firstname: "Zoé",
  lastname: "Petit",
  mobilePhone: `07000000${String(10 + ++welcomes)}`,
  birthdate: "2003-02-01",
  hasApprovedEULA: true,
});
/** A row of a spreadsheet. */
const imported = (email: string) => ({
  firstname: "Nina",
  lastname: "Roux",
  email,
  mobilePhone: "0612345678",
  birthdate: "01/02/2003",
  nickname: "",
  teams: "",
  comment: "",
});
async function welcomed(): Promise<string> {
  const answer = await call(stage().server, "POST", "/desk/people", { ...as("humain"), body: zoe() });
  return String(answer.json<{ id: number }>().id);
}
/** The secret of their link. */
async function claimToken(): Promise<string> {
  const path = `/desk/people/${await welcomed()}/claim-link`;
  const answer = await call(stage().server, "POST", path, as("humain"));
  return new URL(answer.json<{ url: string }>().url).hash.slice(1);
}

/** Registration, applications, enrolment, and the desk that welcomes people without an account. */
export const registrationLines: Lines = {
  "POST /registrations": {
    moves: ["people"],
    tells: { registered: "", "staff-registered": "humain" },
    make: async (send) =>
      send("/registrations", { body: { token: await invitation(), newcomer: lea({ teams: [] }) } }),
  },
  "POST /registrations/import": {
    moves: ["access", "people", "registrations"],
    tells: { "people-imported": "", "volunteer-changed": everybody },
    make: async (send) =>
      send("/registrations/import", {
        ...as("humain"),
        body: { sendsMails: false, rows: [imported(`importee-${String(++welcomes)}@example.org`)] },
      }),
  },
  "POST /desk/people": {
    moves: ["access", "people", "registrations"],
    tells: { "welcomed-at-desk": "", "volunteer-changed": everybody },
    make: (send) => send("/desk/people", { ...as("humain"), body: zoe() }),
  },
  "POST /desk/people/:userId/claim-link": {
    moves: [],
    tells: {},
    make: async (send) => send(`/desk/people/${await welcomed()}/claim-link`, as("humain")),
  },
  "POST /claims/reading": {
    moves: [],
    tells: {},
    make: async (send) => send("/claims/reading", { body: { token: await claimToken() } }),
  },
  "POST /claims": {
    moves: ["people"],
    tells: { "sessions-ended": "", "password-changed": "", "volunteer-changed": everybody },
    make: async (send) => {
      const email = `zoe${String(welcomes + 1)}@example.org`;
      return send("/claims", { body: { token: await claimToken(), email, password: "Scene-Ouverte-26!" } });
    },
  },
  [`POST ${base}/staffs`]: {
    moves: ["registrations"],
    tells: { "candidate-applied": "admin humain camille" },
    make: async (send) =>
      send(`${base}/staffs`, {
        ...as("camille"),
        body: { email: emailOf("camille"), token: await invitation() },
      }),
  },
  [`POST ${base}/volunteers/apply/:id`]: {
    moves: ["registrations"],
    tells: { "candidate-applied": "admin humain camille" },
    make: (send) => send(`${base}/volunteers/apply/${idOf("camille")}`, as("camille")),
  },
  [`POST ${base}/staffs/enroll`]: {
    moves: ["access", "people"],
    tells: { "candidate-enrolled": "admin humain", "volunteer-changed": everybody },
    make: async (send) => {
      const { id } = await candidate("staffs");
      return send(`${base}/staffs/enroll`, { ...as("humain"), body: { candidates: [{ id }] } });
    },
  },
  [`POST ${base}/volunteers/enroll`]: {
    moves: ["access", "availabilities", "people"],
    tells: {
      "candidate-enrolled": "admin humain",
      "availabilities-changed": "admin humain matos organiser",
      "volunteer-changed": everybody,
    },
    make: async (send) => {
      const { id } = await candidate("volunteers");
      await call(stage().server, "POST", `${base}/volunteers/briefing-time-window`, {
        ...as("humain"),
        body: briefing,
      });
      return send(`${base}/volunteers/enroll`, { ...as("humain"), body: { candidates: [{ id }] } });
    },
  },
  [`DELETE ${base}/staffs/:id`]: {
    moves: ["registrations"],
    tells: { "candidate-rejected": "admin humain" },
    make: async (send) => send(`${base}/staffs/${String((await candidate("staffs")).id)}`, as("humain")),
  },
  [`DELETE ${base}/volunteers/:id`]: {
    moves: ["registrations"],
    tells: { "candidate-rejected": "admin humain" },
    make: async (send) =>
      send(`${base}/volunteers/${String((await candidate("volunteers")).id)}`, as("humain")),
  },
  [`POST ${base}/staffs/:id/cancel-rejection`]: {
    moves: ["registrations"],
    tells: { "candidate-restored": "admin humain" },
    make: async (send) =>
      send(`${base}/staffs/${String((await rejected("staffs")).id)}/cancel-rejection`, as("humain")),
  },
  [`POST ${base}/volunteers/:id/cancel-rejection`]: {
    moves: ["registrations"],
    tells: { "candidate-restored": "admin humain" },
    make: async (send) =>
      send(`${base}/volunteers/${String((await rejected("volunteers")).id)}/cancel-rejection`, as("humain")),
  },
  [`POST ${base}/staffs/invitation-link`]: {
    moves: ["charisma"],
    tells: { "configuration-updated": "admin humain" },
    make: (send) => send(`${base}/staffs/invitation-link`, as("humain")),
  },
  [`POST ${base}/volunteers/briefing-time-window`]: {
    moves: ["charisma"],
    tells: { "configuration-updated": "admin humain" },
    make: (send) => send(`${base}/volunteers/briefing-time-window`, { ...as("humain"), body: briefing }),
  },
};
