export { ConfirmDialog, type ConfirmDialogProps } from "./overlay/dialog/confirm-dialog";
export { Dialog, type DialogProps } from "./overlay/dialog/dialog";
export { FormDialog, type FormDialogProps } from "./overlay/dialog/form-dialog";
export { Menu, type MenuProps } from "./overlay/menu/menu";
export type { MenuAction, MenuItem } from "./overlay/menu/menu-list";
export { onDemand } from "./overlay/dialog/on-demand";
export { Popover, type PopoverProps } from "./overlay/menu/popover";
export { RemoveDialog, type RemoveDialogProps } from "./overlay/dialog/remove-dialog";
export { Snackbar, type SnackbarNotification, type SnackbarProps } from "./overlay/snackbar/snackbar";
