/** A feature app's entry is a global variable, so its name must be an identifier. */
export function containerName(app: string): string {
  return app.replaceAll("-", "_");
}

/** The global variable through which an app's files reach its code. */
export function chunksName(app: string): string {
  return `chunks_of_${containerName(app)}`;
}

/** The address of an app on the development server: a version like any other. */
export function developmentAddress(name: string): string {
  return `/features/${name}/dev/`;
}
