/** A feature app's entry is a global variable, so its name must be an identifier. */
export function containerName(app: string): string {
  return app.replaceAll("-", "_");
}
