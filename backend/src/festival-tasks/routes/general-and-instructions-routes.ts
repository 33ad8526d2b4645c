import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { forceInstructions } from "@coulisses/shared-domain/festival-task/sections/force-instructions";
import { updateGeneral } from "@coulisses/shared-domain/festival-task/sections/general";
import { updateInstructions } from "@coulisses/shared-domain/festival-task/sections/instructions";
import { location, teamCode } from "../../festival-activities/writes/named-things";
import { generalForm } from "../input/general";
import { forcedInstructionsForm, instructionsForm } from "../input/instructions";
import { person } from "../writes/named-things";
import type { DefineSheetRoute } from "../../festival-events/routes/sheet-route";

export function generalAndInstructionsRoutes(define: DefineSheetRoute<FestivalTask>): void {
  define({
    method: "PATCH",
    path: "/general",
    summary: "Modifier les informations générales",
    permission: "write-ft",
    body: generalForm,
    change: async (ft, { body: { name, administratorId, team }, tx }) =>
      updateGeneral(ft, {
        name,
        administrator: administratorId === undefined ? undefined : await person(tx, administratorId),
        team: typeof team === "string" ? await teamCode(tx, team) : team,
      }),
  });
  define({
    method: "PATCH",
    path: "/instructions",
    summary: "Modifier le lieu de rendez-vous et les instructions",
    permission: "write-ft",
    body: instructionsForm,
    change: async (ft, { body: { appointmentId, global, inCharge }, act, tx }) =>
      updateInstructions(
        ft,
        {
          appointment: appointmentId === undefined ? undefined : await location(tx, appointmentId),
          global,
          inCharge,
        },
        act,
      ),
  });
  define({
    method: "PATCH",
    path: "/force/instructions",
    summary: "Modifier les instructions malgré les approbations, qui restent",
    permission: "force-write-ft",
    body: forcedInstructionsForm,
    change: (ft, { body, act }) => forceInstructions(ft, body, act),
  });
}
