import {
  useGetPreferencesQuery,
  useNotify,
  useSaveRemindersMutation,
  useSession,
} from "@coulisses/shared-auth";
import { offeredByPush } from "@coulisses/shared-domain/planning/reminder-kind";
import { useCallback, useEffect, useState } from "react";
import { type PushState, readPushState, turnPushOff, turnPushOn } from "./device";

/** The event that tells every part of the page: each app has its own copy of this file. */
const CHANGED = "push-here-changed";

/** The reminders on this device, and the two ways to change them. */
export type PushHere = {
  /** Undefined while unknown, and without network. */
  state: PushState | undefined;
  /** True while a change is under way. */
  busy: boolean;
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
};

/**
 * The reminders of the logged-in person on this device; turning them on or off shows a notice of the result.
 */
export function usePushHere(): PushHere {
  const { userId } = useSession();
  const notify = useNotify();
  const { data: preferences } = useGetPreferencesQuery();
  const [saveReminders] = useSaveRemindersMutation();
  const [state, setState] = useState<PushState>();
  const [busy, setBusy] = useState(false);

  const look = useCallback(() => {
    if (userId !== null) void readPushState(userId).then(setState, () => undefined);
  }, [userId]);
  useEffect(() => {
    look();
    // The person may have changed the browser's settings meanwhile.
    for (const event of [CHANGED, "focus"]) window.addEventListener(event, look);
    return () => {
      for (const event of [CHANGED, "focus"]) window.removeEventListener(event, look);
    };
  }, [look]);

  const turn = async (way: (userId: number) => Promise<PushState>) => {
    if (userId === null || busy) return;
    setBusy(true);
    try {
      const next = await way(userId);
      if (next === "blocked") notify({ type: "error", message: pushWords.blocked });
      if (next === "on") {
        notify({ type: "success", message: "Cet appareil affichera tes rappels" });
        // People who turn notifications on without having chosen kinds get those that are useful at once.
        if (preferences?.reminders.push.length === 0)
          await saveReminders({ body: { push: [...offeredByPush] } });
      }
    } catch {
      notify({ type: "error", message: FAILED });
    }
    setBusy(false);
    window.dispatchEvent(new Event(CHANGED));
  };
  return {
    state: preferences && state,
    busy,
    turnOn: () => turn(turnPushOn),
    turnOff: () => turn(turnPushOff),
  };
}

const FAILED =
  "Ce navigateur n'a pas pu s'abonner aux notifications. Vérifie ta connexion, puis recommence ou essaie un autre navigateur.";

/** The French text of each state; none when the server sends no notifications. */
export const pushWords: Record<Exclude<PushState, "none">, string> = {
  unsupported: "Ce navigateur ne sait pas afficher de notifications.",
  "to-install":
    "Sur iPhone et iPad, les notifications marchent une fois Coulisses sur ton écran d'accueil : bouton « Partager », puis « Sur l'écran d'accueil ». Ouvre ensuite Coulisses de là.",
  blocked:
    "Tu as bloqué les notifications de Coulisses : autorise-les dans les réglages de ton navigateur pour ce site.",
  off: "Cet appareil n'affiche pas tes rappels.",
  on: "Cet appareil affiche tes rappels.",
};
