import { taskSectionCalls as calls } from "@coulisses/shared-domain/contract/task-calls";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { addContact, removeContact } from "@coulisses/shared-domain/festival-task/sections/contacts";
import { forceInstructions } from "@coulisses/shared-domain/festival-task/sections/force-instructions";
import { updateGeneral } from "@coulisses/shared-domain/festival-task/sections/general";
import * as inCharge from "@coulisses/shared-domain/festival-task/sections/in-charge";
import { updateInstructions } from "@coulisses/shared-domain/festival-task/sections/instructions";
import * as requests from "@coulisses/shared-domain/festival-task/sections/requests";
import { findGear, findLocation } from "../../festival-events/find-in-catalogue";
import { findContact, findPeople, findPerson, findTeam } from "../../festival-events/find-people";
import type { DefineSheetRoute } from "../../festival-events/sheet-routes";
import { sanitizeFields } from "../../input/sanitize-description";

/** The sections that the organiser fills in, but for mobilizations. */
export function taskSectionRoutes(define: DefineSheetRoute<FestivalTask>): void {
  define(calls.changeGeneral, {
    change: async (ft, { body: { name, administratorId, team }, tx }) =>
      updateGeneral(ft, {
        name,
        administrator: administratorId === undefined ? undefined : await findPerson(tx, administratorId),
        team: typeof team === "string" ? await findTeam(tx, team) : team,
      }),
  });

  define(calls.changeInstructions, {
    change: async (ft, { body, act, tx }) => {
      const { appointmentId, ...texts } = sanitizeFields(body, ["global", "inCharge"]);
      const appointment = appointmentId === undefined ? undefined : await findLocation(tx, appointmentId);
      return updateInstructions(ft, { appointment, ...texts }, act);
    },
  });
  define(calls.forceInstructions, {
    permission: "force-write-ft",
    change: (ft, { body, act }) => forceInstructions(ft, sanitizeFields(body, ["global", "inCharge"]), act),
  });
  define(calls.addContact, {
    change: async (ft, { body, tx }) => addContact(ft, await findContact(tx, body.contactId)),
  });
  define(calls.removeContact, { change: (ft, { params }) => removeContact(ft, params.contactId) });
  define(calls.addVolunteerInCharge, {
    change: async (ft, { body, tx }) =>
      inCharge.addVolunteerInCharge(ft, await findPerson(tx, body.volunteerId)),
  });
  define(calls.removeVolunteerInCharge, {
    change: (ft, { params }) => inCharge.removeVolunteerInCharge(ft, params.volunteerId),
  });
  define(calls.initInCharge, {
    change: async (ft, { body, act, tx }) => {
      const { instruction } = sanitizeFields(body, ["instruction"]);
      return inCharge.initInCharge(
        ft,
        { volunteers: await findPeople(tx, body.volunteers), instruction },
        act,
      );
    },
  });
  define(calls.clearInCharge, { change: (ft, { act }) => inCharge.clearInCharge(ft, act) });

  define(calls.addRequest, {
    change: async (ft, { body, tx }) => requests.addRequest(ft, await findGear(tx, body.slug), body.quantity),
  });
  define(calls.changeRequest, {
    change: async (ft, { params, body, tx }) =>
      requests.updateRequest(ft, await findGear(tx, params.slug), body.quantity),
  });
  define(calls.removeRequest, { change: (ft, { params }) => requests.removeRequest(ft, params.slug) });
  define(calls.linkDrive, {
    permission: "validate-ft",
    change: (ft, { params, body }) => requests.linkDrive(ft, params.slug, body.drive),
  });
}
