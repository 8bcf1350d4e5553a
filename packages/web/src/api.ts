import { type ApiClient, createApiClient, isApiError, SessionExpiredError } from "@pkg/api-client";
import { readUserAgent } from "@pkg/domain";
import { askToLogIn } from "./errors/app-dialog";
import { setSignedOut } from "./session/session-store";
import { hasSignedInHint, setSignedInHint } from "./session/signed-in-hint";
import { forgetSwitchedStudents, switchedStudentOfToken } from "./student/switched-student";

export * from "@pkg/api-client";

let client: ApiClient | null = null;

/** The API client of this page. A 401 that renewing can't help asks to log in, wherever it happens (spec §8). */
export function api(): ApiClient {
  client ??= createApiClient({
    isSignedIn: hasSignedInHint,
    switchStudent: switchedStudentOfToken,
    androidVersion: () => readUserAgent(navigator.userAgent).androidVersion,
    onError: (error) => {
      // A student that is not (or no longer) the account's would have every call refused.
      if (isApiError(error, "class", 20006)) forgetSwitchedStudents();
      if (!(error instanceof SessionExpiredError)) return;
      setSignedInHint(false);
      setSignedOut();
      askToLogIn();
    },
  });
  return client;
}
