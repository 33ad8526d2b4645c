/** The few icons that the login page and every message need. */
export {
  mdiAlert as warningGlyph,
  mdiAlertCircle as errorGlyph,
  mdiCheckCircle as successGlyph,
  mdiEye as showGlyph,
  mdiEyeOff as hideGlyph,
  mdiInformation as infoGlyph,
} from "@mdi/js";
