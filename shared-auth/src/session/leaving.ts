const KEY = "coulisses-leaving";
/** For a browser that keeps nothing: at least this tab knows. */
let here = false;

/**
 * Somebody logged out and the server does not know yet. It outlives a reload, so that the cookie,
 * which no script can remove, logs nobody in meanwhile.
 */
export const leaving = {
  isSet(): boolean {
    try {
      return localStorage.getItem(KEY) !== null;
    } catch {
      return here;
    }
  },
  set(): void {
    here = true;
    try {
      localStorage.setItem(KEY, "1");
    } catch {
      return;
    }
  },
  clear(): void {
    here = false;
    try {
      localStorage.removeItem(KEY);
    } catch {
      return;
    }
  },
};
