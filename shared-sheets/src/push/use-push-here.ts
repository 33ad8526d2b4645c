import {
  useGetPreferencesQuery,
  useNotify,
  useSaveRemindersMutation,
  useSession,
} from "@coulisses/shared-auth";
import { offeredByPush } from "@coulisses/shared-domain/planning/reminder-kind";
import { useCallback, useEffect, useState } from "react";
import { type PushState, readPushState, turnPushOff, turnPushOn } from "./device";
import { pushWords } from "./push-words";

/** Tells every part of the page: each app has its own copy of this file. */
const CHANGED = "push-here-changed";

export type PushHere = {
  /** Undefined until it is known, and without network. */
  state: PushState | undefined;
  /** Something that the person asked for is under way. */
  busy: boolean;
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
};

/** Whether this device shows the reminders of the person logged in, and what changes it; both say what came of it. */
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
    // Whoever comes back from the settings of the browser may have changed them.
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
        // Whoever wants notifications and never chose which gets those that are of use at once.
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
