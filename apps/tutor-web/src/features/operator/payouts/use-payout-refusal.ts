import { useRejection } from "@pkg/web/features/form/use-rejection";
import { isApiError } from "@pkg/web/platform/api/api";
import { showMessage } from "@pkg/web/platform/errors/app-dialog";

/** What came between, e.g. a colleague, is told in the API's own words; everything else as the app does. */
export function usePayoutRefusal(): (error: unknown) => void {
  const reject = useRejection();
  return (error) => (isApiError(error, "class", 50004) ? showMessage(error.message) : reject(error));
}
