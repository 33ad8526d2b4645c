type Connection = { effectiveType?: string; saveData?: boolean };

/** Nothing is loaded ahead on a slow-2g line, nor for whoever saves data. */
export function isNetworkPoor(browser: Navigator = navigator): boolean {
  const connection = (browser as Navigator & { connection?: Connection }).connection;
  return connection?.saveData === true || connection?.effectiveType === "slow-2g";
}
