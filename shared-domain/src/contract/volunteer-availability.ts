import type { PeriodForm } from "./festival-activities";

/** `POST volunteer-availability/{userId}` adds these; `PATCH` replaces all by these. */
export type AvailabilitiesForm = { availabilities: PeriodForm[] };

/** What `GET`, `POST` and `PATCH volunteer-availability/{userId}` answer: all of them, merged and sorted. */
export type Availabilities = PeriodForm[];
