export { toast } from "./store";
export { ToastHost } from "./toast-host";
