import type { CatalogueSignageItem } from "./catalogues";

/** `POST signages` and `PUT signages/{id}`; the picture goes to `POST signages/{id}/image` as multipart `file`. */
export type SignageItemForm = Pick<CatalogueSignageItem, "name" | "type">;
