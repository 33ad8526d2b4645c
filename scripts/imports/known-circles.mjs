/** Arrows that close a circle today, file or folder. None is ever added; whoever mends one takes its line away. */
export const knownCircles = [
  "backend/src/audit -> backend/src/users",
  "backend/src/jobs -> backend/src/users",
  "shared-domain/src/festival-activity -> shared-domain/src/contract",
  "shared-domain/src/festival-activity -> shared-domain/src/signage",
  "shared-domain/src/festival-task -> shared-domain/src/contract",
  "shared-domain/src/logistics -> shared-domain/src/contract",
  "shared-domain/src/people -> shared-domain/src/contract",
  "shared-domain/src/statistics -> shared-domain/src/contract",
];
