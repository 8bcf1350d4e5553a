import { api, type components, dataOf, isApiError } from "@pkg/web/platform/api/api";
import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useAccountQuery } from "@/lib/account-query";
import { LOGIN_METHODS_KEY, type LoginMethod } from "@/lib/login-methods/login-methods";

export type Device = components["schemas"]["DeviceSession"];
export type Social = Exclude<LoginMethod["provider"], "EMAIL">;

const DEVICES_KEY = ["devices"] as const;

/** Reads the devices on which the account is logged in. */
export const useDevices = () => useAccountQuery(DEVICES_KEY, readDevices);

/** Logs one device out, or every other one. */
export function useRevokeDevices(onDone: (which: Device["id"] | "others") => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: Device["id"] | "others") => (which === "others" ? revokeOthers() : revoke(which)),
    onSuccess: (devices, which) => {
      client.setQueryData(DEVICES_KEY, devices);
      onDone(which);
    },
    onError: (error) => reactTo(error),
  });
}

/** Opens the vendor's page; from there the way back leads to this screen. */
export function useLinkProvider() {
  return useMutation({
    mutationFn: async (provider: Social) => {
      const { url } = await dataOf(api().POST("/auth/login-providers/{provider}", { params: { path: { provider } } }));
      location.assign(url);
    },
    onError: (error) => reactTo(error),
  });
}

/** Removes a login method; the API refuses the last one (account 20006). */
export function useUnlinkProvider(onDone: (provider: Social) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (provider: Social) =>
      dataOf(api().DELETE("/auth/login-providers/{provider}", { params: { path: { provider } } })),
    onSuccess: (methods, provider) => {
      client.setQueryData(LOGIN_METHODS_KEY, methods);
      onDone(provider);
    },
    onError: (error) => reactTo(error),
  });
}

async function readDevices(): Promise<readonly Device[]> {
  return (await dataOf(api().GET("/auth/sessions"))).sessions;
}

/** A device that is logged out already is no error. */
async function revoke(sessionId: string): Promise<readonly Device[]> {
  try {
    return (await dataOf(api().DELETE("/auth/sessions/{sessionId}", { params: { path: { sessionId } } }))).sessions;
  } catch (error) {
    if (!isApiError(error, "class", 20001)) throw error;
    return readDevices();
  }
}

async function revokeOthers(): Promise<readonly Device[]> {
  return (await dataOf(api().DELETE("/auth/sessions"))).sessions;
}
