export { ConfirmDialog, type ConfirmDialogProps } from "./overlay/confirm-dialog";
export { Dialog, type DialogProps } from "./overlay/dialog";
export { Menu, type MenuProps } from "./overlay/menu";
export type { MenuAction, MenuItem } from "./overlay/menu-list";
export { Popover, type PopoverProps } from "./overlay/popover";
export { Snackbar, type SnackbarNotification, type SnackbarProps } from "./overlay/snackbar";
