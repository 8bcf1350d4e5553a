import { ApiError, type components, createApiClient, SessionExpiredError, timeLeft } from "@pkg/api-client";
import { leaveView } from "./viewed-id";

type PersonView = components["schemas"]["PersonViewToken"] & {
  /** Milliseconds until the view ends, by the server's clock at this token. */
  readonly leftMs: number;
};

const RENEW_BEFORE_MS = 10_000;

/** Calls as the member of staff whose session this browser has; the page's own client reads as the person. */
const staff = createApiClient();
let current: { readonly view: PersonView; readonly renewAt: number } | null = null;
let running: Promise<PersonView> | null = null;

/** The view with a token that reads. When there is no view any more the page is left, and nothing is answered. */
export function readView(id: string): Promise<PersonView> {
  if (current && Date.now() < current.renewAt) return Promise.resolve(current.view);
  running ??= askForToken(id).finally(() => {
    running = null;
  });
  return running;
}

async function askForToken(id: string): Promise<PersonView> {
  const call = staff.POST("/operator/person-views/{id}/token", { params: { path: { id } } });
  try {
    const { data, response } = await call;
    if (!data) throw new Error("A view's token came without a body");
    const now = Date.now();
    const renewAt = now + timeLeft(data.expiresAt, response, now) - RENEW_BEFORE_MS;
    const view = { ...data, leftMs: timeLeft(data.viewEndsAt, response, now) };
    current = { view, renewAt };
    return view;
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof SessionExpiredError)) throw error;
    leaveView();
    return new Promise<never>(() => {});
  }
}

/** Ends the view at once. Leaves the page also when the server cannot be told: the view ends by itself. */
export async function endView(id: string): Promise<void> {
  await staff.DELETE("/operator/person-views/{id}", { params: { path: { id } } }).catch(() => {});
  leaveView();
}
