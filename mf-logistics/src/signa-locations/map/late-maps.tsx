import type { LocationsMapProps } from "@coulisses/shared-ui/map";
import { failedPart, late, Skeleton } from "@coulisses/shared-ui/base";
import type { ShapeEditorProps } from "./shape-editor";

/** The map of the page and that of its dialog come together: one library, one style sheet, one chunk. */
const load = () => import("./maps");
const failed = failedPart("Impossible de charger la carte. Vérifie ta connexion et réessaie.");

/** The map of all places. */
export const LocationsMap = late<LocationsMapProps>(async () => ({ default: (await load()).LocationsMap }), {
  waiting: ({ height }) => <Skeleton height={height} />,
  failed,
});
/** The map on which a place is drawn. */
export const ShapeEditor = late<ShapeEditorProps>(async () => ({ default: (await load()).ShapeEditor }), {
  waiting: () => <Skeleton height="46dvh" />,
  failed,
});
