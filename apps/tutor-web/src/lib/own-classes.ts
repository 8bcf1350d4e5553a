import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useQuery } from "@tanstack/react-query";

/** A student of the signed-in tutor, with where their lessons stand. */
export type OwnClass = components["schemas"]["TutorClass"];

/** Everybody whom the signed-in tutor teaches now. */
export function useOwnClasses() {
  return useQuery({
    queryKey: ["matches", "own-classes"],
    queryFn: async () => (await dataOf(api().GET("/tutors/me/classes"))).content,
  });
}

/** How many lessons wait for their log. */
export const countLogsDue = (classes: readonly Pick<OwnClass, "logsDue">[]): number =>
  classes.reduce((sum, { logsDue }) => sum + logsDue, 0);
