export {
  mdiAccountEdit as othersGlyph,
  mdiCalendar as calendarGlyph,
  mdiChevronDown as openGlyph,
  mdiClose as clearGlyph,
  mdiFilterVariant as filterGlyph,
  mdiLock as lockGlyph,
  mdiMagnify as searchGlyph,
} from "@mdi/js";
