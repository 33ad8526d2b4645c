import * as z from "zod";

/** Longer than any rule allows, so that the rule answers with its own words. */
const typed = z.string().max(1_000);
const INVALID_BIRTHDATE = "La date de naissance n'est pas valable";
const longText = z.string().max(5_000);

export const profilePatch = z.object({
  firstname: typed.optional(),
  lastname: typed.optional(),
  nickname: typed.nullable().optional(),
  /** A day, or an instant of which the day is kept. */
  birthdate: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}(T|$)/, { error: INVALID_BIRTHDATE, abort: true })
    .refine((text) => !Number.isNaN(Date.parse(text)), INVALID_BIRTHDATE)
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
  version: z.number().int().optional(),
  birthdate: z.string().optional(),
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
  version: z.number().int(),
  balance: z.number().int(),
  permissions: z.array(z.string()),
  tasksCount: z.number().int(),
  hasApprovedEULA: z.boolean(),
  membershipApplication: z.enum(["STAFF", "VOLUNTEER"]).nullable(),
});
