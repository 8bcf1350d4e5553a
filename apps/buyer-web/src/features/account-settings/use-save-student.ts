import { useVersionedSave } from "@pkg/web/features/form/versioned-save";
import { api, dataOf } from "@pkg/web/platform/api/api";
import type { MyStudent } from "@/lib/account/me";
import { factsOf, type SchoolFacts } from "@/lib/students/school-values";
import { useCacheMe, useReturnToOverview } from "./queries";

/** Saves grade and school of one student with the loaded version, so that another tab's change is not overwritten. */
export function useSaveStudent(base: MyStudent) {
  const keep = useCacheMe();
  const returnToOverview = useReturnToOverview();
  const params = (version: string) => ({ path: { studentId: base.id }, header: { "if-match": version } });
  return useVersionedSave<MyStudent, SchoolFacts>({
    base,
    together: true,
    pick: factsOf,
    read: async () => {
      const { students } = await dataOf(api().GET("/users/me/students"));
      return students.find(({ id }) => id === base.id) ?? base;
    },
    send: (body, version) => dataOf(api().PATCH("/users/me/students/{studentId}", { params: params(version), body })),
    onSaved: async () => {
      keep(await dataOf(api().GET("/v2/users/me")));
      await returnToOverview();
    },
  });
}
