import { useState } from "react";
import { fieldErrors, isApiError } from "../../../platform/api/api";
import { useRejection } from "../../form/use-rejection";

/**
 * The server's message about a choice that is stale (409: taken, past, too late) or invalid (400), to be shown where
 * the choice was made. All other errors get the app's reaction.
 */
export function useRefusal() {
  const [refusal, setRefusal] = useState<string | null>(null);
  const react = useRejection();
  return {
    refusal,
    clear: () => setRefusal(null),
    refuse: (error: unknown) => {
      const isRefused = isApiError(error, "class") && (error.status === 409 || error.status === 400);
      if (isRefused) setRefusal(fieldErrors(error)[0]?.message ?? error.message);
      else react(error);
    },
  };
}
