import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useQuery } from "@tanstack/react-query";

/** A student of the signed-in tutor, with the progress of their lessons. */
export type OwnClass = components["schemas"]["TutorClass"];

/** The current students of the signed-in tutor. */
export function useOwnClasses() {
  return useQuery({
    queryKey: ["matches", "own-classes"],
    queryFn: async () => (await dataOf(api().GET("/tutors/me/classes"))).content,
  });
}

/** The number of lessons without a log. */
export const countLogsDue = (classes: readonly Pick<OwnClass, "logsDue">[]): number =>
  classes.reduce((sum, { logsDue }) => sum + logsDue, 0);
