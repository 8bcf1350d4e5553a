import { isApiError } from "@pkg/web/platform/api/api";
import { useState } from "react";

/** What a sign-up step says of an e-mail that has an account: at its field, until it is changed. */
export function useTakenEmail() {
  const [taken, setTaken] = useState(false);
  return {
    taken,
    forget: () => setTaken(false),
    problemsOf: (error: unknown) => {
      const isTaken = isApiError(error, "account", 20003);
      setTaken(isTaken);
      return isTaken ? { email: "이미 가입한 이메일이에요." } : null;
    },
  };
}
