export { mdiCheck as checkGlyph, mdiClose as closeGlyph } from "@mdi/js";
