import { ADMIN_EMAIL, now } from "./festival";
import { at, erased, meal, peerWith, person, shotgun, team, transaction } from "./peer-rows";

/** A festival with people, teams, money and a meal, and some rows that can't come as they are. */
export const smallFestival = peerWith({
  user: [
    person({ id: 1, email: "lea@example.org", first_name: "Léa", phone_number: "+33 6 11 22 33 44" }),
    person({ id: 2, email: " Bob@Example.org", first_name: "Bob", birth_date: at("2001-05-13T00:00:00Z") }),
    person({ id: 3, email: "gone@example.org", first_name: "Partie", is_deleted: true }),
    erased(4),
    person({ id: 5, email: "bob@example.org", first_name: "Bobby" }),
    person({ id: 9, email: ADMIN_EMAIL, first_name: "Amina" }),
  ],
  team: [team(), team({ code: "personne", name: "Tout le monde" }), team({ code: "bar", name: "Bar 24" })],
  user_team: [
    { user_id: 1, team_code: "cuisine" },
    { user_id: 2, team_code: "personne" },
    { user_id: 3, team_code: "personne" },
  ],
  permission: [
    { id: 1, name: "read-fa", description: null },
    { id: 2, name: "must-sign-volunteer-charter", description: null },
  ],
  team_permission: [
    { permission_name: "read-fa", team_code: "cuisine" },
    { permission_name: "must-sign-volunteer-charter", team_code: "personne" },
  ],
  volunteer_availability: [
    { user_id: 1, start: at("2026-05-15T10:00:00Z"), end: at("2026-05-15T12:00:00Z") },
    { user_id: 1, start: at("2026-05-15T12:00:00Z"), end: at("2026-05-15T16:00:00Z") },
    { user_id: 2, start: at("2026-05-15T16:00:00Z"), end: at("2026-05-15T16:00:00Z") },
  ],
  configuration: [
    { key: "eventDate", value: { start: "2026-05-15T16:00:00.000Z" } },
    { key: "usefulLinks", value: {} },
  ],
  transaction: [
    transaction({ id: 1, to: 1, amount: 5000 }),
    transaction({ id: 2, to: 4, amount: 1000 }),
    transaction({ id: 3, type: "TRANSFER", from: 1, to: 2, amount: 1234, context: "Pizza" }),
    transaction({ id: 4, to: 2, amount: 9900, is_deleted: true }),
    transaction({ id: 5, type: "INITIALIZATION", from: null, to: 3, amount: -250, context: "" }),
    transaction({ id: 6, type: "TRANSFER", from: 2, to: 2, amount: 100 }),
    transaction({
      id: 7,
      type: "SHARED_MEAL",
      from: 2,
      to: 1,
      amount: 800,
      context: "Repas partagé du samedi 1 août soir",
      created_at: at("2026-08-02T10:00:00Z"),
    }),
  ],
  shared_meal: [meal({ id: 3, chef_id: 1, amount: 1600, closed_at: at("2026-08-02T10:00:00Z") })],
  shotgun: [shotgun({ guest_id: 1, meal_id: 3 }), shotgun({ guest_id: 2, meal_id: 3, portions: 2 })],
  contribution: [
    {
      adherent_id: 1,
      edition: 51,
      amount: 50,
      payment_date: now,
      expiration_date: at("2026-08-30T22:00:00Z"),
    },
  ],
});
