import { useVersionedSave } from "@pkg/web/features/form/versioned-save";
import { api, dataOf } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import { loadSession } from "@pkg/web/platform/session-sync/load-session";
import { useQueryClient } from "@tanstack/react-query";
import { FRESH } from "@/lib/account-query";
import { factsOf, type StoredStudent, type StudentFacts } from "./stored-student";

const PROFILES = $api.queryOptions("get", "/users/me/students");

/** All students that the account ever had, the hidden ones too. */
export const useProfiles = () =>
  $api.useQuery("get", "/users/me/students", undefined, { ...FRESH, select: ({ students }) => students });

/** The list and the menu know what changed. */
function useReload() {
  const client = useQueryClient();
  return async () => {
    await Promise.all([client.invalidateQueries(PROFILES), loadSession()]);
  };
}

/** Takes a student off the account's list. `onDone` leaves their page before the list is read without them. */
export function useRemoveStudent(onDone: (outcome: "REMOVED" | "HIDDEN") => void) {
  const reload = useReload();
  return $api.useMutation("delete", "/users/me/students/{studentId}", {
    onSuccess: async ({ outcome }) => {
      onDone(outcome);
      await reload();
    },
    onError: (error) => reactTo(error),
  });
}

/** Puts a hidden student back on it. */
export const useShowStudent = () =>
  $api.useMutation("patch", "/users/me/students/{studentId}", { onSuccess: useReload() });

/** Saves a correction with the version that it began from, so that another tab's is not overwritten. */
export function useCorrectStudent(
  base: StoredStudent,
  { hasConsent, onSaved }: { hasConsent: () => boolean; onSaved: (stored: StoredStudent) => void },
) {
  const reload = useReload();
  const params = (version: string) => ({ path: { studentId: base.id }, header: { "if-match": version } });
  return useVersionedSave<StoredStudent, StudentFacts>({
    base,
    pick: factsOf,
    read: async () => {
      const { students } = await dataOf(api().GET("/users/me/students"));
      return students.find(({ id }) => id === base.id) ?? base;
    },
    send: (facts, version) => {
      const body = { ...facts, ...(hasConsent() ? { guardianConsent: true } : {}) };
      return dataOf(api().PATCH("/users/me/students/{studentId}", { params: params(version), body }));
    },
    onSaved: async (stored) => {
      await reload();
      onSaved(stored);
    },
  });
}
