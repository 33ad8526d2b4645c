/** What the API answers of a path that it does not have. */
export const UNKNOWN_ADDRESS = "Cette adresse n'existe pas";
