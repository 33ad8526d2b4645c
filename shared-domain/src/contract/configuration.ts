import type { Versioned } from "../version-conflict";

/** `GET configuration`: an entry's value is null while nobody has set it, and its version 0. */
export type ConfigurationEntry = Versioned & { key: string; value: unknown };

/** Keys that a visitor without a session may read. */
export const publicConfigurationKeys = ["eventDate", "orgaWeekDate", "registerForm", "festival"] as const;

/** Key `festival`: names and addresses that screens and mails use, never constants in code. */
export type FestivalConfiguration = {
  name: string;
  domain: string;
  /** Volunteer managers. */
  humainEmail: string;
  communicationEmail: string;
  /** General secretary. */
  sgEmail: string;
  /** Where bug reports go. */
  supportEmail: string;
};

/** Key `eventDate`: the festival's first day, an ISO instant. */
export type EventDate = { start: string };
