import type { components } from "@pkg/api-client";
import { useLoaded } from "@/lib/use-loaded";

export type Student = components["schemas"]["Student"];

/** The students of the account. */
export const useStudents = () => useLoaded(readStudents);

async function readStudents(): Promise<readonly Student[] | null> {
  const [{ api, dataOf }, { unlessSignedOut }] = await Promise.all([
    import("@pkg/web/platform/api/api"),
    import("@/lib/unless-signed-out"),
  ]);
  return unlessSignedOut(dataOf(api().GET("/users/me/students")).then(({ students }) => students));
}
