import { api, type components, dataOf, isApiError } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { saveText } from "@pkg/web/platform/browser/save-text";
import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { FRESH } from "@/lib/account-query";
import { isLogInTooOld } from "@/lib/credentials/password-problem";
import { LOGIN_METHODS, type LoginMethod } from "@/lib/login-methods/login-methods";

export type Device = components["schemas"]["DeviceSession"];
export type Social = Exclude<LoginMethod["provider"], "EMAIL">;

const DEVICES = $api.queryOptions("get", "/auth/sessions");

/** Reads the devices on which the account is logged in. */
export const useDevices = () => useQuery({ ...DEVICES, ...FRESH, select: ({ sessions }) => sessions });

/** Logs one device out, or every other one. */
export function useRevokeDevices(onDone: (which: Device["id"] | "others") => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: Device["id"] | "others") => (which === "others" ? revokeOthers() : revoke(which)),
    onSuccess: (devices, which) => {
      client.setQueryData(DEVICES.queryKey, devices);
      onDone(which);
    },
    onError: (error) => reactTo(error),
  });
}

/**
 * Opens the vendor's page, which leads back to this screen.
 * @param onTooOld the log-in is not recent
 */
export const useLinkProvider = (onTooOld: () => void) =>
  $api.useMutation("post", "/auth/login-providers/{provider}", {
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => (isLogInTooOld(error) ? onTooOld() : reactTo(error)),
  });

/** Removes a login method; the API refuses the last one (account 20006). */
export function useUnlinkProvider(onDone: (provider: Social) => void) {
  const client = useQueryClient();
  return $api.useMutation("delete", "/auth/login-providers/{provider}", {
    onSuccess: (methods, { params }) => {
      client.setQueryData(LOGIN_METHODS.queryKey, methods);
      onDone(params.path.provider);
    },
    onError: (error) => reactTo(error),
  });
}

/**
 * Has everything about the account saved as one file.
 * @param onTooOld the log-in is not recent
 */
export const useExportMyData = ({ onTooOld, onDone }: { onTooOld: () => void; onDone: () => void }) =>
  $api.useMutation("post", "/users/me/data-export", {
    onSuccess: (file) => {
      saveText({ ...file, type: "application/json" });
      onDone();
    },
    onError: (error) => (isLogInTooOld(error) ? onTooOld() : reactTo(error)),
  });

/** A device that is logged out already is no error. */
async function revoke(sessionId: string) {
  try {
    return await dataOf(api().DELETE("/auth/sessions/{sessionId}", { params: { path: { sessionId } } }));
  } catch (error) {
    if (!isApiError(error, "class", 20001)) throw error;
    return dataOf(api().GET("/auth/sessions"));
  }
}

const revokeOthers = () => dataOf(api().DELETE("/auth/sessions"));
