import { customType } from "drizzle-orm/pg-core";

/** Bytes of a picture. */
export const binary = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
});
