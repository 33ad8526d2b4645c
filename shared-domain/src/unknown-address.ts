/** The API's answer to an unknown path. */
export const UNKNOWN_ADDRESS = "Cette adresse n'existe pas";
