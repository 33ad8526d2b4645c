export { Link } from "@fluentui/react-components";
export { Spinner } from "@fluentui/react-components";
export { makeStyles, mergeClasses, shorthands } from "@griffel/react";
export { useDocumentTitle } from "./behaviour/use-document-title";
export { useIsMobile, useMediaQuery } from "./behaviour/use-media-query";
export { Badge } from "./base/mark/badge";
export { Button, type ButtonProps } from "./base/button/button";
export { Divider } from "./base/text/divider";
export { ErrorCard, type ErrorCardProps } from "./base/message/error-card";
export { FieldFrame, type FieldProps } from "./base/field/field-frame";
export {
  ListPage,
  type ListPageProps,
  noMatch,
  PageAction,
  type PageActionProps,
} from "./base/frame/list-page";
export { FullPageError, PageToCome } from "./base/message/full-page";
export { Icon, type IconProps } from "./base/text/icon";
export { Notice, type NoticeProps } from "./base/message/notice";
export { PasswordField } from "./base/field/password-field";
export { EmptyState, Loading, Skeleton } from "./base/message/placeholders";
export { type SheetStatus, StatusChip, StatusDot, statusLabels } from "./base/mark/status";
export { Surface, type SurfaceProps } from "./base/message/surface";
export { Tag, type TagProps } from "./base/mark/tag";
export { Heading, type HeadingProps, Text, type TextProps } from "./base/text/text";
export { TextField, type TextFieldProps } from "./base/field/text-field";
export { tip, Tooltip } from "./base/button/tooltip";
export { VisuallyHidden } from "./base/text/visually-hidden";
export { media } from "./theme/media";
export { ThemeProvider } from "./provider/theme-provider";
export { isDark, type ThemeName, themeNames } from "./theme/themes";
export { tokens } from "./theme/tokens";
