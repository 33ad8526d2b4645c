/** Arrows that close a circle today, file or folder. None may be added; a mended one leaves the list. */
export const knownCircles = [];
