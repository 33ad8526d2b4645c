import { keysOf } from "../keys-of";

/** Electric connections and their labels, in the order in which they are offered; the first is the default. */
export const connectionLabels = {
  PC16_Prise_classique: "Prise classique (PC16)",
  P17_16A_MONO: "16A Mono (P17 16A MONO)",
  P17_16A_TRI: "16A Tri (P17 16A TRI)",
  P17_16A_TETRA: "16A Tetra (P17 16A TETRA)",
  P17_32A_MONO: "32A Mono (P17 32A MONO)",
  P17_32A_TRI: "32A Tri (P17 32A TRI)",
  P17_32A_TETRA: "32A Tetra (P17 32A TETRA)",
  P17_63A_MONO: "63A Mono (P17 63A MONO)",
  P17_63A_TRI: "63A Tri (P17 63A TRI)",
  P17_63A_TETRA: "63A Tetra (P17 63A TETRA)",
  P17_125A_TETRA: "125A Tetra (P17 125A TETRA)",
} as const;
/** The kind of plug that a device needs. */
export type Connection = keyof typeof connectionLabels;
/** Every kind of plug, in the order of the select. */
export const connections = keysOf(connectionLabels);
