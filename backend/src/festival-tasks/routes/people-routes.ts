import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { addContact, removeContact } from "@coulisses/shared-domain/festival-task/sections/contacts";
import {
  addVolunteerInCharge,
  clearInCharge,
  initInCharge,
  removeVolunteerInCharge,
} from "@coulisses/shared-domain/festival-task/sections/in-charge";
import { contactForm, initInChargeForm, volunteerForm } from "../input/instructions";
import { contactParams, volunteerParams } from "../input/params";
import { contact, people, person } from "../writes/named-things";
import type { DefineSheetRoute } from "../../festival-events/routes/sheet-route";

/** Contacts, and those in charge with their own instructions. */
export function peopleRoutes(define: DefineSheetRoute<FestivalTask>): void {
  define({
    method: "POST",
    path: "/instructions/contacts",
    summary: "Ajouter un contact",
    permission: "write-ft",
    status: 201,
    body: contactForm,
    change: async (ft, { body, tx }) => addContact(ft, await contact(tx, body.contactId)),
  });
  define({
    method: "DELETE",
    path: "/instructions/contacts/:contactId",
    summary: "Retirer un contact",
    permission: "write-ft",
    params: contactParams,
    change: (ft, { params }) => removeContact(ft, params.contactId),
  });
  define({
    method: "POST",
    path: "/instructions/in-charge/volunteers",
    summary: "Ajouter un responsable",
    permission: "write-ft",
    status: 201,
    body: volunteerForm,
    change: async (ft, { body, tx }) => addVolunteerInCharge(ft, await person(tx, body.volunteerId)),
  });
  define({
    method: "DELETE",
    path: "/instructions/in-charge/volunteers/:volunteerId",
    summary: "Retirer un responsable",
    permission: "write-ft",
    params: volunteerParams,
    change: (ft, { params }) => removeVolunteerInCharge(ft, params.volunteerId),
  });
  define({
    method: "POST",
    path: "/instructions/in-charge",
    summary: "Initialiser les instructions des responsables",
    permission: "write-ft",
    status: 201,
    body: initInChargeForm,
    change: async (ft, { body: { volunteers, instruction }, act, tx }) =>
      initInCharge(ft, { volunteers: await people(tx, volunteers), instruction }, act),
  });
  define({
    method: "DELETE",
    path: "/instructions/in-charge",
    summary: "Supprimer les instructions des responsables",
    permission: "write-ft",
    change: (ft, { act }) => clearInCharge(ft, act),
  });
}
