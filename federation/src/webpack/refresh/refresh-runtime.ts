/** Only one refresh runtime knows the renderer: the shell's, under this name, in development alone. */
export const REFRESH_RUNTIME = "__coulissesRefreshRuntime";

/** For the build of a feature app: any import of the refresh runtime is the shell's. */
export function refreshRuntimeOfShell(
  { request = "" }: { request?: string },
  answer: (error?: null, external?: string) => void,
): void {
  if (/react-refresh([\\/]runtime(\.js)?)?$/.test(request)) answer(null, `var ${REFRESH_RUNTIME}`);
  else answer();
}
