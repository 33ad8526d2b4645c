import { rules, useForm } from "@coulisses/shared-pages/forms";
import { refusalOf, useNotify } from "@coulisses/shared-auth";
import { earnedCharismaProblem, eventNameProblem } from "@coulisses/shared-domain/charisma/charisma-event";
import { required } from "@coulisses/shared-domain/field-problems";
import { parisDay, parisInstant } from "@coulisses/shared-domain/time/paris";
import { useMemo } from "react";
import { useAddCharismaEventMutation } from "../api/charisma-api";
import type { Hours } from "./participant-columns";

type Values = { name: string; eventDate: string; charismaPerHour: number | null; hours: Hours };
/** Participants with hours. */
export const participantsOf = (hours: Hours) =>
  Object.entries(hours).flatMap(([id, count]) => (count ? [{ id: Number(id), hours: count }] : []));

const schema = rules<Values>({
  name: eventNameProblem,
  eventDate: required,
  charismaPerHour: (points) => required(points) ?? earnedCharismaProblem(points ?? 0),
  hours: (hours) => (participantsOf(hours).length === 0 ? "Aucun participant n'est renseigné" : undefined),
});

/** The form of an event with its participants; `onSaved` is called once they are recorded. */
export function useEventForm(onSaved: () => void) {
  const notify = useNotify();
  const [add] = useAddCharismaEventMutation();
  const initialValues = useMemo<Values>(
    () => ({ name: "", eventDate: parisDay(new Date()), charismaPerHour: 10, hours: {} }),
    [],
  );
  return useForm<Values>({
    draft: "charisma-event-new",
    initialValues,
    schema,
    send: async ({ name, eventDate, charismaPerHour, hours }) =>
      refusalOf(
        await add({
          body: {
            event: {
              name,
              charismaPerHour: charismaPerHour ?? 0,
              eventDate: parisInstant(eventDate, 12).toISOString(),
            },
            participants: participantsOf(hours),
          },
        }),
      ),
    onSent: ({ name }) => {
      notify({
        type: "success",
        message: `Les participants ont été ajoutés à l'événement ${name.trim()}`,
      });
      onSaved();
    },
  });
}
