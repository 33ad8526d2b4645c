import { ask, type FullRequest, type Outcome } from "./ask";
import { UNREACHABLE } from "../http/api-error";
import { databaseStatus } from "../http/database-status";
import { liveStatus } from "../http/live-status";
import { notify } from "../notices/notices";
import { retryDelay } from "../session/renewal-timer";
import { session } from "../session/session";
import { type Gesture, unanswered } from "./unanswered";
import { newKey, oneTabFor } from "./one-tab-for";

/** Milliseconds after which a try counts as unanswered. */
const PATIENCE = 30_000;
/** Milliseconds during which the server recognises a key. */
const DAY = 24 * 60 * 60 * 1000;

const GIVEN_UP =
  "Tu as abandonné cette opération. Si elle était déjà arrivée au serveur, elle compte : vérifie avant de la refaire.";
const TOO_OLD =
  "Une opération est restée un jour sans réponse : elle n'est plus envoyée. Vérifie si elle a compté avant de la refaire.";
const failure = (message: string, status = UNREACHABLE): Outcome => ({ error: { status, message } });

/** The gestures that this tab sends, by key. */
const running = new Map<string, Promise<Outcome>>();

/** The gestures of the logged-in person. */
const ownGestures = () => unanswered.all().filter(({ userId }) => userId === session.current().userId);

/**
 * Sends a gesture until it is answered, always with the same key, so that it counts once. The same call
 * again, from a double click or a form that came back, shares the answer of the one under way.
 */
export function sendGesture(
  request: FullRequest,
  { canWait = false }: { canWait?: boolean } = {},
): Promise<Outcome> {
  const { userId } = session.current();
  if (userId === null) return Promise.resolve(failure("Tu n'es pas connecté·e", 401));
  const twin = ownGestures().find((gesture) => isSame(gesture.request, request));
  if (twin) return run(twin);
  const gesture: Gesture = { key: newKey(), userId, request, at: Date.now(), waits: false, canWait };
  unanswered.keep(gesture);
  return run(gesture);
}

const isSame = (one: FullRequest, other: FullRequest) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Sends the gestures that an earlier page or a closed tab left unanswered, and tells how each ended; `onDone`
 * is called after each that succeeded.
 */
export function resumeGestures(onDone: () => void): void {
  for (const gesture of ownGestures().filter(({ key }) => !running.has(key))) {
    void run(gesture).then((outcome) => {
      if ("data" in outcome) onDone();
      tell(gesture, outcome);
    });
  }
}

/** The French name of a gesture, with a default. */
export const gestureName = ({ request }: Gesture): string => request.gesture ?? "Opération sur un compte";

function tell(gesture: Gesture, outcome: Outcome): void {
  if (session.current().userId !== gesture.userId) return;
  if ("data" in outcome) {
    if (!gesture.canWait) notify({ type: "success", message: `${gestureName(gesture)} : c'est fait` });
  } else if (outcome.error.message !== GIVEN_UP) {
    notify({ type: "error", message: `${gestureName(gesture)} : ${outcome.error.message}` });
  }
}

function run(gesture: Gesture): Promise<Outcome> {
  const earlier = running.get(gesture.key);
  if (earlier) return earlier;
  const outcome = oneTabFor(gesture.key, () => untilAnswered(gesture)).finally(() => {
    running.delete(gesture.key);
  });
  running.set(gesture.key, outcome);
  return outcome;
}

async function untilAnswered(gesture: Gesture): Promise<Outcome> {
  for (let failures = 1; ; failures += 1) {
    if (session.current().userId !== gesture.userId) return failure("La session a expiré", 401);
    // Given up, or answered in another tab.
    if (!unanswered.has(gesture)) return failure(GIVEN_UP);
    if (!gesture.canWait && Date.now() - gesture.at > DAY) {
      unanswered.drop(gesture);
      return failure(TOO_OLD);
    }
    const { outcome, response } = await ask(gesture.request, AbortSignal.timeout(PATIENCE), {
      "Idempotency-Key": gesture.key,
    });
    if (isAnswer(response)) {
      unanswered.drop(gesture);
      return outcome;
    }
    if (failures === 1) tellOfWait(gesture);
    await untilWorthATry(gesture, retryDelay(failures));
  }
}

function tellOfWait(gesture: Gesture): void {
  if (!unanswered.has(gesture)) return;
  unanswered.keep({ ...gesture, waits: true });
  if (gesture.canWait) return;
  notify({
    type: "info",
    message: `${gestureName(gesture)} : le serveur n'a pas répondu, on réessaie tout seul. Ne recommence pas.`,
    timeout: 8000,
  });
}

/** False when the outcome is unknown; a 409 with `Retry-After` says that the first try still runs. */
function isAnswer(response: Response | undefined): boolean {
  if (response === undefined || [401, 408, 429, 502, 503, 504].includes(response.status)) return false;
  return response.status !== 409 || !response.headers.has("Retry-After");
}

/**
 * Resolves after the delay in milliseconds, or as soon as the server may be reached again or there is nothing
 * left to send.
 */
function untilWorthATry(gesture: Gesture, delay: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      stops.forEach((stop) => stop());
      resolve();
    };
    const timer = setTimeout(done, delay);
    window.addEventListener("online", done);
    const stops = [
      databaseStatus.subscribe(() => databaseStatus.current() === "there" && done()),
      liveStatus.subscribe(() => liveStatus.current() === "live" && done()),
      unanswered.subscribe(() => !unanswered.has(gesture) && done()),
      session.subscribe(() => session.current().userId !== gesture.userId && done()),
    ];
  });
}

/** Stops sending a gesture. It may have counted all the same: perhaps only its answer was lost. */
export const giveUpGesture = (gesture: Gesture): void => unanswered.drop(gesture);
