import { mobilizationCalls as calls } from "@coulisses/shared-domain/contract/task-calls";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import {
  addMobilization,
  removeMobilization,
  updateMobilization,
} from "@coulisses/shared-domain/festival-task/mobilization/mobilizations";
import {
  checkMayMobilize,
  dismissTeam,
  dismissVolunteer,
  mobilizeTeam,
  mobilizeVolunteer,
} from "@coulisses/shared-domain/festival-task/mobilization/mobilized-people";
import { checkTeams, findPeople, findPerson } from "../../festival-events/find-people";
import type { DefineSheetRoute } from "../../festival-events/sheet-routes";

/** The people whom a task asks for, by name and by team. */
export function mobilizationRoutes(define: DefineSheetRoute<FestivalTask>): void {
  define(calls.add, {
    change: async (ft, { body: { volunteers, teams, ...form }, act, access, tx }) => {
      const codes = teams.map(({ team }) => team);
      checkMayMobilize(codes, access);
      await checkTeams(tx, codes);
      return addMobilization(ft, { ...form, teams, volunteers: await findPeople(tx, volunteers) }, act);
    },
  });
  define(calls.change, {
    change: (ft, { params, body, act }) => updateMobilization(ft, params.mobilizationId, body, act),
  });
  define(calls.remove, {
    change: (ft, { params, act }) => removeMobilization(ft, params.mobilizationId, act),
  });
  define(calls.addVolunteer, {
    change: async (ft, { params, body, tx }) =>
      mobilizeVolunteer(ft, params.mobilizationId, await findPerson(tx, body.volunteerId)),
  });
  define(calls.removeVolunteer, {
    change: (ft, { params }) => dismissVolunteer(ft, params.mobilizationId, params.volunteerId),
  });
  define(calls.addTeam, {
    change: async (ft, { params, body, access, tx }) => {
      checkMayMobilize([body.team], access);
      await checkTeams(tx, [body.team]);
      return mobilizeTeam(ft, params.mobilizationId, body);
    },
  });
  define(calls.removeTeam, {
    change: (ft, { params }) => dismissTeam(ft, params.mobilizationId, params.team),
  });
}
