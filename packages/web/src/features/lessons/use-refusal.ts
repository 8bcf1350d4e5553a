import { useState } from "react";
import { fieldErrors, isApiError } from "../../platform/api/api";
import { useRejection } from "../form/use-rejection";

/**
 * What the server says about a choice that holds no longer (409: taken, past, too late) or is wrong (400), to be shown where
 * it was made. Everything else is reacted to as everywhere.
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
