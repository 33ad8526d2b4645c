/**
 * The header of a kept answer, which the service worker gives while the server is away. The page shows the answer, and
 * asks again once the server is back.
 */
export const KEPT_ANSWER = "X-Kept-Answer";
