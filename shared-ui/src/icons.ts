export { PageIcon, type PageIconProps } from "./icons/page-icon";
export { type PageIconName, pageIconNames } from "./icons/page-icons";
export { PersonPicture, type PersonPictureProps } from "./icons/person-picture";
export { ReviewChip, ReviewChips, type ReviewChipsProps } from "./icons/review-chips";
export { ReviewGlyph, reviewLabels, type ReviewValue } from "./icons/review-glyph";
export { TeamChip, type TeamChipProps } from "./icons/team-chip";
export { TeamIcon, useTeamIconNames } from "./icons/team-icon";
export { UiIcon } from "./icons/ui-icon";
export type { UiIconName } from "./icons/ui-icons";
