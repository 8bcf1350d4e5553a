export { AlertDialog, type AlertDialogProps, preloadAlertDialog } from "./alert-dialog";
