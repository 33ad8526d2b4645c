import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { hashResetToken } from "../../auth/password/password-reset";
import { emailChanges, passwordResets, users } from "../../database/schema/people";
import { formWithFile, smallPng } from "../multipart";
import type { RevisionName } from "../../changes/revisions";
import {
  as,
  emailOf,
  everybody,
  idOf,
  type Lines,
  logInElsewhere,
  nothing,
  password,
  somebody,
  stage,
} from "./stage";

const newPassword = "Une-Autre-Phrase-2026!";
const ofAPerson: RevisionName[] = ["access", "festival-activities", "festival-tasks", "people"];
const whereAPersonWas: RevisionName[] = [
  "access",
  "availabilities",
  "charisma",
  "festival-activities",
  "festival-tasks",
  "people",
  "registrations",
];

/** A person whose new address waits for the old one's answer. */
async function waitingAddress(token: string) {
  const person = await somebody();
  const { id: userId } = person;
  await stage()
    .server.services.db.insert(emailChanges)
    .values({
      userId,
      id: randomUUID(),
      email: `${token}@example.org`,
      requestedBy: Number(idOf("humain")),
      tokenHash: hashResetToken(token),
    });
  return person;
}

/** Logins, passwords, profiles and memberships. */
export const accountLines: Lines = {
  "POST /login": {
    ...nothing,
    make: (send) => send("/login", { body: { email: emailOf("camille"), password } }),
  },
  "POST /refresh": {
    ...nothing,
    make: async (send) => send("/refresh", { body: { refreshToken: (await somebody()).refreshToken } }),
  },
  "POST /logout": {
    moves: [],
    tells: { "sessions-ended": "" },
    make: async (send) => send("/logout", { token: (await somebody()).accessToken }),
  },
  "POST /forgot": { ...nothing, make: (send) => send("/forgot", { body: { email: emailOf("camille") } }) },
  "POST /reset": {
    moves: ["people"],
    tells: { "password-changed": "", "sessions-ended": "" },
    make: async (send) => {
      const { id: userId } = await somebody();
      const expiresAt = new Date(Date.now() + 60_000);
      await stage()
        .server.services.db.insert(passwordResets)
        .values({ userId, tokenHash: hashResetToken("link"), expiresAt });
      return send("/reset", { body: { token: "link", password: newPassword, password2: newPassword } });
    },
  },
  "POST /email-changes/confirm": {
    moves: ["people"],
    tells: { "profile-updated": "", "sessions-ended": "", "volunteer-changed": everybody },
    make: async (send) => {
      await waitingAddress("confirmed");
      return send("/email-changes/confirm", { body: { token: "confirmed" } });
    },
  },
  "POST /email-changes/refuse": {
    moves: ["people"],
    tells: { "profile-updated": "", "volunteer-changed": everybody },
    make: async (send) => {
      await waitingAddress("refused");
      return send("/email-changes/refuse", { body: { token: "refused" } });
    },
  },
  "DELETE /users/me/email-change": {
    moves: ["people"],
    tells: { "profile-updated": "", "volunteer-changed": everybody },
    make: async (send) => {
      const { accessToken: token } = await waitingAddress("kept");
      return send("/users/me/email-change", { token });
    },
  },
  "DELETE /users/:id/email-change": {
    moves: ["people"],
    tells: { "profile-updated": "", "volunteer-changed": everybody },
    make: async (send) => {
      const { id } = await waitingAddress("taken-back");
      return send(`/users/${String(id)}/email-change`, as("humain"));
    },
  },
  "PUT /users/me/password": {
    moves: ["people"],
    tells: { "password-changed": "camille", "sessions-ended": "camille" },
    make: (send) =>
      send("/users/me/password", {
        ...as("camille"),
        body: { currentPassword: password, password: newPassword, password2: newPassword },
      }),
  },
  "PUT /users/me/email": {
    moves: ["people"],
    tells: { "profile-updated": "matos", "sessions-ended": "matos", "volunteer-changed": everybody },
    make: (send) =>
      send("/users/me/email", {
        ...as("matos"),
        body: { currentPassword: password, email: "matos@example.org" },
      }),
  },
  "POST /users/me/email/confirm": {
    moves: ["people"],
    tells: { "email-confirmed": "admin humain" },
    make: async (send) => {
      const { id: userId, email, accessToken: token } = await somebody();
      const { db, tokens } = stage().server.services;
      await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, userId));
      return send("/users/me/email/confirm", {
        token,
        body: { token: tokens.signConfirmation({ userId, email }) },
      });
    },
  },
  "POST /users/me/email/confirmation-mail": {
    ...nothing,
    make: async (send) => {
      const { id, accessToken: token } = await somebody();
      const { db } = stage().server.services;
      await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, id));
      return send("/users/me/email/confirmation-mail", { token });
    },
  },
  "DELETE /users/me/sessions/:id": {
    moves: [],
    tells: { "sessions-ended": "organiser" },
    make: async (send) => {
      const id = await logInElsewhere("organiser");
      return send(`/users/me/sessions/${id}`, as("organiser"));
    },
  },
  "DELETE /users/me/sessions": {
    moves: [],
    tells: { "sessions-ended": "organiser" },
    make: async (send) => {
      await logInElsewhere("organiser");
      return send("/users/me/sessions", as("organiser"));
    },
  },
  "PATCH /users/me": {
    moves: ofAPerson,
    tells: { "profile-updated": "camille", "volunteer-changed": everybody },
    make: (send) => send("/users/me", { ...as("camille"), body: { nickname: "Cam" } }),
  },
  "POST /users/me/approve-eula": {
    moves: ["access", "people"],
    tells: { "eula-approved": "camille" },
    make: (send) => send("/users/me/approve-eula", as("camille")),
  },
  "POST /users/me/profile-picture": {
    moves: ["people"],
    tells: { "profile-updated": "camille", "volunteer-changed": everybody },
    make: (send) => send("/users/me/profile-picture", { ...as("camille"), ...formWithFile(smallPng) }),
  },
  "DELETE /notifications": {
    moves: [],
    tells: { "notifications-read": "humain" },
    make: (send) => send("/notifications", as("humain")),
  },
  "PUT /users/:id": {
    moves: ofAPerson,
    tells: { "profile-updated": "camille", "volunteer-changed": everybody },
    make: (send) => send(`/users/${idOf("camille")}`, { ...as("humain"), body: { lastname: "Durand" } }),
  },
  "DELETE /users/:id": {
    moves: ofAPerson,
    tells: { "user-deleted": "", "sessions-ended": "", "volunteer-changed": everybody },
    make: async (send) => send(`/users/${String((await somebody(["soft"])).id)}`, as("humain")),
  },
  "POST /registrations/forget": {
    moves: whereAPersonWas,
    tells: { "sessions-ended": "", "user-forgotten": "", "person-forgotten": everybody },
    make: async (send) => {
      const { email, accessToken } = await somebody();
      return send("/registrations/forget", {
        token: accessToken,
        body: { credentials: { email, password } },
      });
    },
  },
  "DELETE /registrations/forget/:email": {
    moves: whereAPersonWas,
    tells: { "sessions-ended": "", "user-forgotten": "", "person-forgotten": everybody },
    make: async (send) => send(`/registrations/forget/${(await somebody()).email}`, as("humain")),
  },
  "PATCH /users/:id/teams": {
    moves: ["access", "people"],
    tells: { "teams-joined": "camille", "volunteer-changed": everybody },
    make: (send) => send(`/users/${idOf("camille")}/teams`, { ...as("humain"), body: ["soft"] }),
  },
  "DELETE /users/:id/teams/:team": {
    moves: ["access", "people"],
    tells: { "team-left": "camille", "volunteer-changed": everybody },
    make: (send) => send(`/users/${idOf("camille")}/teams/soft`, as("humain")),
  },
};
