const KEY = "coulisses-session";

/**
 * The refresh token is out of reach of scripts; this readable mark only says whether trying it
 * makes sense, so that a visitor's first page costs no refused call.
 */
export const sessionHint = {
  isSet(): boolean {
    return read() !== null;
  },
  set(): void {
    try {
      localStorage.setItem(KEY, "open");
    } catch {
      return;
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(KEY);
    } catch {
      return;
    }
  },
};

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
