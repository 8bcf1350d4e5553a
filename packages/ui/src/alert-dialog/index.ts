export { AlertDialog, preloadAlertDialog } from "./alert-dialog";
export type { AlertDialogProps } from "./alert-dialog-popup";
