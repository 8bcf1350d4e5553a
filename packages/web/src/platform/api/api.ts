import { type ApiClient, createApiClient, isApiError, SessionExpiredError } from "@pkg/api-client";
import { readUserAgent } from "@pkg/domain";
import { fetchWithClock } from "../clock/server-clock";
import { leaveView, viewedId } from "../person-view/viewed-id";
import { idleWatch } from "../session/idle-watch";
import { endSession, sessionEndOf } from "../session/session-ended";
import { hasSignedInHint } from "../session/signed-in-hint";
import { forgetSwitchedStudents, switchedStudentOfToken } from "../session/switched-student";
import { keepAccount } from "../session/token-account";

export * from "@pkg/api-client";

let client: ApiClient | null = null;

/** The API client of this page. A 401 that renewing can't help asks to log in, wherever it happens. */
export function api(): ApiClient {
  client ??= createPageClient(viewedId());
  return client;
}

const createPageClient = (view: string | null) => (view ? createViewClient(view) : createOwnClient());

/** Reads as the person of a view, whoever is logged in. Each call carries its token, so that none can act as anybody. */
function createViewClient(id: string): ApiClient {
  return createApiClient({
    fetch: fetchWithClock,
    getAccessToken: async () => (await (await import("../person-view/view-token")).readView(id)).accessToken,
    switchStudent: studentOfCall,
    onError: (error) => {
      forgetForeignStudent(error);
      if (error instanceof SessionExpiredError) leaveView();
    },
  });
}

function createOwnClient(): ApiClient {
  return createApiClient({
    fetch: fetchWithClock,
    isSignedIn: hasSignedInHint,
    switchStudent: studentOfCall,
    androidVersion: () => readUserAgent(navigator.userAgent).androidVersion,
    isIdle: idleWatch.isIdle,
    onIssued: idleWatch.onToken,
    onError: (error) => {
      forgetForeignStudent(error);
      if (error instanceof SessionExpiredError) endSession(sessionEndOf(error.errorCode, idleWatch.isPast()));
    },
  });
}

/** The student that a call acts for. Every call passes here with its token: the page keeps whose it is. */
function studentOfCall(accessToken: string | null): string | null {
  keepAccount(accessToken);
  return switchedStudentOfToken(accessToken);
}

/** The stored student no longer belongs to the account: every call would be refused. */
function forgetForeignStudent(error: unknown): void {
  if (isApiError(error, "class", 20006)) forgetSwitchedStudents();
}
