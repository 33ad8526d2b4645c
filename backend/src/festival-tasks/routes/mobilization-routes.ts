import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import {
  addMobilization,
  removeMobilization,
  updateMobilization,
} from "@coulisses/shared-domain/festival-task/mobilization/mobilizations";
import {
  dismissTeam,
  dismissVolunteer,
  mobilizeTeam,
  mobilizeVolunteer,
} from "@coulisses/shared-domain/festival-task/mobilization/mobilized-people";
import { volunteerForm } from "../input/instructions";
import { mobilizationForm, newMobilizationForm, teamForm } from "../input/mobilization";
import { mobilizationParams, mobilizedTeamParams, mobilizedVolunteerParams } from "../input/params";
import { checkTeams, people, person } from "../writes/named-things";
import type { DefineSheetRoute } from "../../festival-events/routes/sheet-route";

export function mobilizationRoutes(define: DefineSheetRoute<FestivalTask>): void {
  define({
    method: "POST",
    path: "/mobilizations",
    summary: "Ajouter une mobilisation",
    permission: "write-ft",
    status: 201,
    body: newMobilizationForm,
    change: async (ft, { body: { volunteers, teams, ...form }, act, tx }) => {
      await checkTeams(
        tx,
        teams.map(({ team }) => team),
      );
      return addMobilization(ft, { ...form, teams, volunteers: await people(tx, volunteers) }, act);
    },
  });
  define({
    method: "PATCH",
    path: "/mobilizations/:mobilizationId",
    summary: "Modifier la période ou le découpage d'une mobilisation",
    permission: "write-ft",
    params: mobilizationParams,
    body: mobilizationForm,
    change: (ft, { params, body, act }) => updateMobilization(ft, params.mobilizationId, body, act),
  });
  define({
    method: "DELETE",
    path: "/mobilizations/:mobilizationId",
    summary: "Supprimer une mobilisation",
    permission: "write-ft",
    params: mobilizationParams,
    change: (ft, { params, act }) => removeMobilization(ft, params.mobilizationId, act),
  });
  define({
    method: "POST",
    path: "/mobilizations/:mobilizationId/volunteers",
    summary: "Demander un bénévole nommément",
    permission: "write-ft",
    status: 201,
    params: mobilizationParams,
    body: volunteerForm,
    change: async (ft, { params, body, tx }) =>
      mobilizeVolunteer(ft, params.mobilizationId, await person(tx, body.volunteerId)),
  });
  define({
    method: "DELETE",
    path: "/mobilizations/:mobilizationId/volunteers/:volunteerId",
    summary: "Ne plus demander un bénévole nommément",
    permission: "write-ft",
    params: mobilizedVolunteerParams,
    change: (ft, { params }) => dismissVolunteer(ft, params.mobilizationId, params.volunteerId),
  });
  define({
    method: "POST",
    path: "/mobilizations/:mobilizationId/teams",
    summary: "Demander des membres d'une équipe",
    permission: "write-ft",
    status: 201,
    params: mobilizationParams,
    body: teamForm,
    change: async (ft, { params, body, tx }) => {
      await checkTeams(tx, [body.team]);
      return mobilizeTeam(ft, params.mobilizationId, body);
    },
  });
  define({
    method: "DELETE",
    path: "/mobilizations/:mobilizationId/teams/:team",
    summary: "Ne plus demander de membres d'une équipe",
    permission: "write-ft",
    params: mobilizedTeamParams,
    change: (ft, { params }) => dismissTeam(ft, params.mobilizationId, params.team),
  });
}
