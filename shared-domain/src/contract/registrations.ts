import * as z from "zod";
import type { Calls } from "./call";

/** The badges of the admission pages. */
export const registrationCalls = {
  countStaff: {
    method: "GET",
    path: "/registrations/membership-applications/staffs/candidates/count",
    summary: "Combien demandent à devenir organisateurs",
    answers: { 200: z.int() },
  },
  countVolunteers: {
    method: "GET",
    path: "/registrations/membership-applications/volunteers/candidates/count",
    summary: "Combien demandent à devenir bénévoles",
    answers: { 200: z.int() },
  },
} satisfies Calls;
