import { Icon, type IconProps } from "../base/text/icon";
import { type UiIconName, uiIcons } from "./ui-icons";

/** The name of an action's icon. */
type UiIconComponentProps = Omit<IconProps, "path"> & { name: UiIconName };

/** The icon of an action. */
export function UiIcon({ name, ...props }: UiIconComponentProps) {
  return <Icon path={uiIcons[name]} {...props} />;
}
