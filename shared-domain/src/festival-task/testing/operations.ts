import { act, lea, mainStage, noel } from "../../festival-activity/testing/activities";
import { addContact, removeContact } from "../sections/contacts";
import type { FestivalTask } from "../festival-task";
import { forceInstructions } from "../sections/force-instructions";
import { updateGeneral } from "../sections/general";
import {
  addVolunteerInCharge,
  clearInCharge,
  initInCharge,
  removeVolunteerInCharge,
} from "../sections/in-charge";
import { updateInstructions } from "../sections/instructions";
import { addMobilization, removeMobilization, updateMobilization } from "../mobilization/mobilizations";
import {
  dismissTeam,
  dismissVolunteer,
  mobilizeTeam,
  mobilizeVolunteer,
} from "../mobilization/mobilized-people";
import { addRequest, linkDrive, removeRequest, updateRequest } from "../sections/requests";
import {
  fridayNight,
  ladder,
  leaAsContact,
  max,
  mobilization,
  named,
  readyPoweredDraft,
  request,
  saturday,
  tape,
  zoe,
  zoeAsContact,
} from "./tasks";

/** Any edit of a sheet. */
export type Operation = (ft: FestivalTask) => FestivalTask;

const otherPlace = { id: 8, name: "Chapiteau" };
const sunday = mobilization({ from: "19 10:00", to: "19 18:00" });
const unsplit = { durationSplitInHour: null };

/** A sheet on which each operation below changes something and keeps what a review needs. */
export const fullDraft = readyPoweredDraft({
  instructions: {
    appointment: mainStage,
    contacts: [leaAsContact, { ...noel, phone: "0600000001" }],
    inCharge: { volunteers: [lea, zoe], instruction: "<p>Ferme à clé</p>" },
  },
  mobilizations: [{ ...fridayNight, volunteers: [named(lea)] }, saturday],
  inquiries: [request(ladder)],
});

/** The same without volunteer in charge. */
export const draftWithoutInCharge = readyPoweredDraft({
  ...fullDraft,
  instructions: {
    ...fullDraft.instructions,
    inCharge: { volunteers: [], instruction: null },
  },
});

/** The rows of the table of locks (FT-40), by their title. */
export const operations = {
  general: {
    "rename it": (ft) => updateGeneral(ft, { name: "Démonter" }),
    "change its administrator": (ft) => updateGeneral(ft, { administrator: zoe }),
    "change its team": (ft) => updateGeneral(ft, { team: "bar" }),
  },
  people: {
    "add a contact": (ft) => addContact(ft, zoeAsContact),
    "remove a contact": (ft) => removeContact(ft, lea.id),
    "put somebody in charge": (ft) => addVolunteerInCharge(ft, max),
    "relieve somebody of the charge": (ft) => removeVolunteerInCharge(ft, zoe.id),
    "name a volunteer": (ft) => mobilizeVolunteer(ft, fridayNight.id, zoe),
    "dismiss a volunteer": (ft) => dismissVolunteer(ft, fridayNight.id, lea.id),
    "ask for a team": (ft) => mobilizeTeam(ft, saturday.id, { team: "bde", count: 1 }),
    "do without a team": (ft) => dismissTeam(ft, fridayNight.id, "benevole"),
  },
  appointment: {
    "change the meeting place": (ft) => updateInstructions(ft, { appointment: otherPlace }, act),
  },
  content: {
    "rewrite the instructions": (ft) => updateInstructions(ft, { global: "<p>Vite</p>" }, act),
    "rewrite the instructions in charge": (ft) =>
      updateInstructions(ft, { inCharge: "<p>Doucement</p>" }, act),
    "clear those in charge": (ft) => clearInCharge(ft, act),
    "add a mobilization": (ft) =>
      addMobilization(ft, { ...sunday, volunteers: [], teams: [{ team: "bde", count: 1 }] }, act),
    "move a mobilization": (ft) => updateMobilization(ft, saturday.id, { ...sunday, ...unsplit }, act),
    "split a mobilization": (ft) =>
      updateMobilization(ft, saturday.id, { ...saturday, durationSplitInHour: 2 }, act),
    "remove a mobilization": (ft) => removeMobilization(ft, saturday.id, act),
  },
  initialisation: {
    "initialise those in charge": (ft) =>
      initInCharge(ft, { volunteers: [zoe], instruction: "<p>Ferme</p>" }, act),
  },
  newRequest: {
    "ask for more gear": (ft) => addRequest(ft, tape, 3),
  },
  request: {
    "ask for another quantity": (ft) => updateRequest(ft, ladder, 5),
    "ask for no gear": (ft) => removeRequest(ft, ladder.slug),
  },
  drive: {
    "say where the gear is": (ft) => linkDrive(ft, ladder.slug, "Magasin"),
  },
  force: {
    "force the instructions": (ft) => forceInstructions(ft, { global: "<p>Forcé</p>" }, act),
    "force the instructions in charge": (ft) => forceInstructions(ft, { inCharge: "<p>Forcé</p>" }, act),
  },
} satisfies Record<string, Record<string, Operation>>;
