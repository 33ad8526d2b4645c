export { ConfirmDialog, type ConfirmDialogProps } from "./overlay/confirm-dialog";
export { Dialog, type DialogProps } from "./overlay/dialog";
export { FormDialog, type FormDialogProps } from "./overlay/form-dialog";
export { Menu, type MenuProps } from "./overlay/menu";
export type { MenuAction, MenuItem } from "./overlay/menu-list";
export { onDemand } from "./overlay/on-demand";
export { Popover, type PopoverProps } from "./overlay/popover";
export { RemoveDialog, type RemoveDialogProps } from "./overlay/remove-dialog";
export { Snackbar, type SnackbarNotification, type SnackbarProps } from "./overlay/snackbar";
