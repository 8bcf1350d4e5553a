import { isApiError } from "../../platform/api/api";
import { showMessage } from "../../platform/errors/app-dialog";
import { useErrorReaction } from "../../platform/errors/use-error-reaction";

/** The app's error reaction, with the server's own message for a rejected request (20006 with a `reason`). */
export function useRejection(): (error: unknown) => void {
  return useErrorReaction({
    RETRY: ({ message }, error) => {
      const hasReason = isApiError(error, "account", 20006) && typeof error.details.reason === "string";
      showMessage(hasReason ? error.message : message);
    },
  });
}
