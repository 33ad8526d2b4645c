const KEY = "coulisses-return-to";

/** The page that someone asked for before having to log in: a link in a mail, a bookmark. */
export const returnTo = {
  remember(target: string): void {
    try {
      if (target !== "/") sessionStorage.setItem(KEY, target);
    } catch {
      return;
    }
  },
  read(): string | null {
    try {
      return sessionStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      return;
    }
  },
};
