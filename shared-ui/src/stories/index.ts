export { activities, people, type Activity, type Person } from "./festival";
export { inForm, onCard, phone } from "./frames";
export { reviewers, teams } from "./teams";
