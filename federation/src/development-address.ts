/** Where the development server shows an app: a version like another. */
export function developmentAddress(name: string): string {
  return `/features/${name}/dev/`;
}
