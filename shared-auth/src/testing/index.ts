import { session } from "../session/session";

export { type Answers, answersTo, handlerOf, refusing } from "./answers-to";
export { aWindow } from "./a-window";
export { keptRows, keptState } from "./kept-rows";
export { sampleOf } from "./sample";
export { downloads } from "./downloads";
export { answer, api, fakeServer, looseServer, read, refusal } from "./fake-server";
export { fakeToken } from "./fake-token";
export { festivalServer } from "./festival-server";
export { fillField, pageOpener } from "./page-opener";
export {
  answeredMe,
  answeredPreferences,
  answeredTeams,
  answeredVolunteer,
  lea,
  person,
  theo,
} from "./people";
export { promisedStatus } from "./contract-check";
export { type LoggedIn, logIn, renderWithStore } from "./render-with-store";

// The channel between tabs would keep the test's process alive.
afterAll(session.stop);
export { storedText } from "./stored-text";
