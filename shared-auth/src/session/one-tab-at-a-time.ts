const LOCK = "coulisses-refresh";
let queue: Promise<unknown> = Promise.resolve();

/**
 * A refresh token works once: two tabs using the same one would end the session. Web Locks put the tabs in
 * line; without them (plain HTTP), at least the calls of one tab are.
 */
export function oneTabAtATime<T>(task: () => Promise<T>): Promise<T> {
  if ("locks" in navigator) {
    return navigator.locks.request(LOCK, task) as Promise<T>;
  }
  const turn = queue.then(task, task);
  queue = turn.catch(() => undefined);
  return turn;
}
