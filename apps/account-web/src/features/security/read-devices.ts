import type { components } from "@pkg/api-client";

export type Device = components["schemas"]["DeviceSession"];

/** The devices that the person is logged in on; null when the session ended. @throws CallError */
export async function readDevices(): Promise<readonly Device[] | null> {
  const [{ api, dataOf }, { unlessSignedOut }] = await Promise.all([
    import("@pkg/web/platform/api/api"),
    import("@/lib/unless-signed-out"),
  ]);
  return unlessSignedOut(dataOf(api().GET("/auth/sessions")).then(({ sessions }) => sessions));
}
