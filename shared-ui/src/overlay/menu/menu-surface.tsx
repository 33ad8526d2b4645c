import {
  Menu as FluentMenu,
  MenuDivider,
  MenuItem as FluentItem,
  MenuItemCheckbox,
  MenuItemLink,
  MenuList,
  MenuPopover,
} from "@fluentui/react-components";
import { makeStyles } from "@griffel/react";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { slugOf } from "@coulisses/shared-domain/slug";
import { tokens } from "../../theme/tokens";

/** An action of a menu. */
export type MenuAction = {
  label: string;
  /** Tells it from the others where its label may change while the list is open. @default its label */
  id?: string;
  icon?: ReactNode;
  onSelect?: () => void;
  /** Its link; with `onSelect` too, a plain click calls that and Ctrl+click opens a tab. */
  href?: string;
  danger?: boolean;
  disabled?: boolean;
  /** A second line: why it is disabled, or what comes of it. */
  hint?: string | undefined;
  /** Makes it an item that is on or off. */
  checked?: boolean;
};
/** A line of a menu. */
export type MenuItem = MenuAction | "divider";

/** The anchor and items of an open menu. */
export type MenuSurfaceProps = {
  /** The element beside which it opens. */
  anchor: HTMLElement | null;
  items: readonly MenuItem[];
  /** Accessible name of the list. */
  label: string;
  align: "start" | "end";
  onSelect: (item: MenuAction) => void;
  /** `isLeft`: the person went elsewhere, so the focus does not return to the button. */
  onClose: (isLeft?: boolean) => void;
};

const useStyles = makeStyles({
  danger: {
    color: tokens.refusedInk,
    ":hover": { color: tokens.refusedInk },
    "& .fui-MenuItem__icon": { color: "inherit" },
  },
});

/** Fluent looks for a first letter with its accent. */
function focusByLetter(event: KeyboardEvent<HTMLElement>): void {
  const letter = slugOf(event.key);
  if (event.key.length !== 1 || letter === "" || event.ctrlKey || event.metaKey || event.altKey) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role^='menuitem']")];
  const at = items.findIndex((item) => item === document.activeElement);
  const next = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  next.find((item) => slugOf(item.textContent ?? "").startsWith(letter))?.focus();
  event.stopPropagation();
}

/** The open list of a menu, as Fluent draws, places and navigates it. */
export default function MenuSurface({ anchor, items, label, align, onSelect, onClose }: MenuSurfaceProps) {
  const styles = useStyles();
  const actions = items.filter((item) => item !== "divider");
  const checked = actions.filter((item) => item.checked).map((item) => item.label);

  const itemFor = (item: MenuAction) => {
    const key = item.id ?? item.label;
    const shared = {
      ...(item.icon !== undefined && { icon: <>{item.icon}</> }),
      ...(item.danger && { className: styles.danger }),
      disabled: item.disabled ?? false,
      ...(item.hint !== undefined && { subText: item.hint }),
      children: item.label,
    };
    const select = (event: MouseEvent) => {
      if (item.href !== undefined && (event.ctrlKey || event.metaKey)) return;
      if (item.href !== undefined && item.onSelect) event.preventDefault();
      onSelect(item);
    };
    if (item.checked !== undefined)
      return <MenuItemCheckbox key={key} {...shared} name="on" value={item.label} onClick={select} />;
    if (item.href !== undefined)
      return <MenuItemLink key={key} {...shared} href={item.href} onClick={select} />;
    return <FluentItem key={key} {...shared} onClick={select} />;
  };

  return (
    <FluentMenu
      open
      onOpenChange={(event, { open, type }) => {
        // A press on the button is handled by the button.
        if (open || (type === "clickOutside" && anchor?.contains(event.target as Node))) return;
        onClose(type === "clickOutside");
      }}
      positioning={{ target: anchor, position: "below", align }}
      hasIcons={actions.some(({ icon }) => icon !== undefined)}
      hasCheckmarks={actions.some((item) => item.checked !== undefined)}
      checkedValues={{ on: checked }}
    >
      {/* Portals bubble through React's tree: the row that holds the button must not hear its keys and clicks. */}
      <MenuPopover
        onKeyDown={(event) => event.stopPropagation()}
        onClick={(event) => event.stopPropagation()}
      >
        <MenuList aria-label={label} aria-labelledby={undefined} onKeyDownCapture={focusByLetter}>
          {items.map((item, index) => (item === "divider" ? <MenuDivider key={index} /> : itemFor(item)))}
        </MenuList>
      </MenuPopover>
    </FluentMenu>
  );
}
