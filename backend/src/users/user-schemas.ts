import * as z from "zod";

/** Longer than any rule allows, so that the rule answers with its own words. */
const typed = z.string().max(1_000);
const longText = z.string().max(5_000);

export const profilePatch = z.object({
  firstname: typed.optional(),
  lastname: typed.optional(),
  nickname: typed.nullable().optional(),
  birthdate: z.iso
    .date("La date de naissance n'est pas valable")
    .or(z.iso.datetime({ offset: true, error: "La date de naissance n'est pas valable" }))
    .optional(),
  phone: typed.optional(),
  comment: longText.nullable().optional(),
});

export const identity = z.object({
  id: z.number().int(),
  firstname: z.string(),
  lastname: z.string(),
  nickname: z.string().nullable().optional(),
});

export const volunteer = identity.extend({
  birthdate: z.string(),
  profilePicture: z.string().nullable(),
  charisma: z.number().int(),
  teams: z.array(z.string()),
  email: z.string().optional(),
  phone: z.string().optional(),
  comment: z.string().nullable().optional(),
  note: z.string().nullable().optional(),
  preference: z.object({ assignment: z.string() }).nullable().optional(),
});

export const me = volunteer.extend({
  balance: z.number().int(),
  permissions: z.array(z.string()),
  tasksCount: z.number().int(),
  hasApprovedEULA: z.boolean(),
  membershipApplication: z.enum(["STAFF", "VOLUNTEER"]).nullable(),
});
