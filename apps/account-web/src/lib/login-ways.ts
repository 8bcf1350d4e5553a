import type { components } from "@pkg/api-client";

export type LoginWay = components["schemas"]["LoginWays"]["ways"][number];

/** The ways to log in, and which of them the person has; null when the session ended. @throws CallError */
export async function readLoginWays(): Promise<readonly LoginWay[] | null> {
  const [{ api, dataOf }, { unlessSignedOut }] = await Promise.all([
    import("@pkg/web/platform/api/api"),
    import("./unless-signed-out"),
  ]);
  return unlessSignedOut(dataOf(api().GET("/auth/login-providers")).then(({ ways }) => ways));
}
