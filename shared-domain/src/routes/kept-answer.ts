/**
 * The header of an answer that the service worker had kept and gives in place of the server's, which is away. The page
 * shows it, and asks again once the server is back.
 */
export const KEPT_ANSWER = "X-Kept-Answer";
