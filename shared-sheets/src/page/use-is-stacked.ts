import { useMediaQuery } from "@coulisses/shared-ui/base";

const STACKED = "(max-width: 900px)";

/** Below this width the contents are a strip above the sections, as on a phone. */
export const stacked = `@media ${STACKED}`;

/** True where the contents are a strip. */
export const useIsStacked = () => useMediaQuery(STACKED);
