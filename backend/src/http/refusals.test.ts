import { call } from "../testing/calls";
import { type Person, useTestServer } from "../testing/test-server";

const server = useTestServer();
let admin: Person, organiser: Person;

beforeAll(async () => {
  admin = await server.person({ teams: ["benevole", "hard", "admin"] });
  organiser = await server.person({ firstname: "Léa", lastname: "Martin", teams: ["benevole", "hard"] });
});

const NOBODY = 2_147_483_647;
const applications = "/registrations/membership-applications";

/** A request, with the status and message of its answer. */
const refusals: [
  string,
  "GET" | "POST" | "PATCH" | "PUT" | "DELETE",
  () => string,
  unknown,
  number,
  string,
][] = [
  [
    "joins a team that is not there",
    "PATCH",
    () => `/users/${String(organiser.id)}/teams`,
    ["licorne"],
    404,
    "Certaines des équipes parmi licorne sont introuvables",
  ],
  ["places nobody", "PATCH", () => `/users/${String(NOBODY)}/teams`, ["soft"], 404, "Utilisateur inconnu"],
  ["reads nobody", "GET", () => `/users/${String(NOBODY)}`, undefined, 404, "Utilisateur inconnu"],
  ["changes nobody", "PUT", () => `/users/${String(NOBODY)}`, { lastname: "X" }, 404, "Utilisateur inconnu"],
  [
    "grants to a team that is not there",
    "POST",
    () => "/permissions/read-fa/teams",
    { team: "licorne" },
    404,
    "L'équipe licorne est introuvable",
  ],
  [
    "enrols an organiser as a volunteer",
    "POST",
    () => `${applications}/volunteers/enroll`,
    () => ({ candidates: [{ id: organiser.id }] }),
    409,
    "Léa Martin",
  ],
  ["renews with a token that is none", "POST", () => "/refresh", { refreshToken: "a.b.c" }, 401, ""],
  [
    "adds a team twice",
    "POST",
    () => "/teams",
    { name: "Matos", code: "matos-bis", color: "#112233", icon: "mdi-truck" },
    409,
    "",
  ],
  ["removes a friend who is none", "DELETE", () => `/friends/${String(NOBODY)}`, undefined, 404, ""],
];

it.each(refusals)("X10 anyone who %s is told so: it is no fault of the server", async (...refusal) => {
  const [, method, path, body, status, words] = refusal;
  const answer = await call(server, method, path(), {
    token: admin.accessToken,
    ...(body !== undefined && { body: (typeof body === "function" ? body() : body) as object }),
  });
  expect([answer.status, answer.message]).toEqual([status, expect.stringContaining(words)]);
  expect(answer.message).not.toBe("");
});
