import { api, dataOf, isApiError } from "@pkg/web/platform/api/api";
import type { Device } from "./read-devices";

/** Logs one device out; one that is out already is no error. @throws CallError */
export async function revokeDevice(sessionId: string): Promise<readonly Device[]> {
  try {
    return (await dataOf(api().DELETE("/auth/sessions/{sessionId}", { params: { path: { sessionId } } }))).sessions;
  } catch (error) {
    if (!isApiError(error, "class", 20001)) throw error;
    return (await dataOf(api().GET("/auth/sessions"))).sessions;
  }
}

/** Logs every other device out. @throws CallError */
export async function revokeOtherDevices(): Promise<readonly Device[]> {
  return (await dataOf(api().DELETE("/auth/sessions"))).sessions;
}
