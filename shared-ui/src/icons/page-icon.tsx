import { Icon, type IconProps } from "../base/text/icon";
import { pageIcons } from "./page-icons";

const disc = "M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z";

function pathOf(name: string): string {
  return Object.hasOwn(pageIcons, name) ? pageIcons[name as keyof typeof pageIcons] : disc;
}

/** The name of a page's icon. */
export type PageIconProps = Omit<IconProps, "path"> & {
  /** One of `pageIconNames`; a feature app published later may have another, which shows a disc. */
  name: string;
};

/** The icon of a page in menus and titles. */
export function PageIcon({ name, size = 24, ...props }: PageIconProps) {
  return <Icon path={pathOf(name)} size={size} {...props} />;
}
