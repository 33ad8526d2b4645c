import { type MenuAction, Menu } from "@coulisses/shared-ui/overlay";
import { Icon, PageAction } from "@coulisses/shared-ui/base";

// Material Design Icons (Apache 2.0): tray with an arrow out of it. Here, as it stands on no first page.
const glyph = "M9,16V10H5L12,3L19,10H15V16H9M5,20V18H19V20H5Z";

const icon = <Icon path={glyph} size={20} />;

/** The action of a list that opens its import. */
export function ImportAction({ onClick, autoFocus }: { onClick: () => void; autoFocus?: boolean }) {
  return <PageAction label="Importer" icon={icon} onClick={onClick} {...(autoFocus && { autoFocus })} />;
}

type ImportMenuProps = { items: (Pick<MenuAction, "label"> & { onSelect: () => void })[] };

/** The same for a list that takes several kinds of rows; nothing without any. */
export function ImportMenu({ items }: ImportMenuProps) {
  if (items.length === 0) return null;
  return <Menu label="Importer" items={items} trigger={<PageAction label="Importer" icon={icon} />} />;
}
