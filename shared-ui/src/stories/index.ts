export { activities, people, type Activity, type Person } from "./festival";
export { inForm, onCard, phone } from "./frames";
export { guide, type Guide } from "./guide";
export { reviewers, teams } from "./teams";
