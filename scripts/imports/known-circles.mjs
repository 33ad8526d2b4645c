/** Arrows that close a circle today, file or folder. None is ever added; whoever mends one takes its line away. */
export const knownCircles = [
  "shared-domain/src/festival-activity -> shared-domain/src/contract",
  "shared-domain/src/festival-activity -> shared-domain/src/signage",
  "shared-domain/src/festival-task -> shared-domain/src/contract",
  "shared-domain/src/logistics -> shared-domain/src/contract",
];
