import { useVersionedSave } from "@pkg/web/features/form/versioned-save";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { setSessionUser } from "@pkg/web/platform/session/session-store";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { ME, type Me } from "@/lib/account/me";

export type UserChange = components["schemas"]["UserChange"];

const USER = "/mypage/user";

const readMe = () => dataOf(api().GET("/v2/users/me"));

/** Writes the updated user into the query cache of pages and menu. */
export function useCacheMe(): (me: Me) => void {
  const client = useQueryClient();
  return (me) => {
    client.setQueryData(ME.queryKey, me);
    setSessionUser(me);
  };
}

/** Shows a toast and returns to the overview. */
export function useReturnToOverview(): () => Promise<void> {
  const router = useRouter();
  return async () => {
    const { toast } = await import("@pkg/ui/toast");
    toast("저장했어요");
    router.push(USER);
  };
}

/** Saves fields of the user with the loaded version, so that another tab's change is not overwritten. */
export function useSaveMe<V extends UserChange>(base: Me, pick: (me: Me) => V) {
  const keep = useCacheMe();
  const returnToOverview = useReturnToOverview();
  return useVersionedSave<Me, V>({
    base,
    together: true,
    pick,
    read: readMe,
    send: (body, version) => dataOf(api().PATCH("/users/me", { body, params: { header: { "if-match": version } } })),
    onSaved: (me) => {
      keep(me);
      void returnToOverview();
    },
  });
}

/** The terms of the account with versions and days. */
export const useConsents = () =>
  $api.useQuery("get", "/users/me/consents", undefined, { select: ({ consents }) => consents });
