import {
  mdiBoomGate,
  mdiCamera,
  mdiFlash,
  mdiHuman,
  mdiSecurity,
  mdiSignDirection,
  mdiTruck,
} from "@mdi/js";

/** The icons of the reviewer teams: every list of sheets shows them, so they are there at once. */
export const reviewerIcons: Record<string, string> = {
  human: mdiHuman,
  truck: mdiTruck,
  flash: mdiFlash,
  "boom-gate": mdiBoomGate,
  security: mdiSecurity,
  "sign-direction": mdiSignDirection,
  camera: mdiCamera,
};
