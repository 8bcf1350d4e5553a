import { api, dataOf } from "@pkg/web/platform/api/api";
import type { LoginWay } from "@/lib/login-ways";

export type Social = Exclude<LoginWay["provider"], "EMAIL">;

/** Leaves for the vendor's page; the way back leads to this screen. @throws CallError */
export async function linkProvider(provider: Social): Promise<void> {
  const { url } = await dataOf(api().POST("/auth/login-providers/{provider}", { params: { path: { provider } } }));
  location.assign(url);
}

/** @throws CallError; account 20006 for the last way in, 10005 when it was not linked any more */
export async function unlinkProvider(provider: Social): Promise<readonly LoginWay[]> {
  return (await dataOf(api().DELETE("/auth/login-providers/{provider}", { params: { path: { provider } } }))).ways;
}
