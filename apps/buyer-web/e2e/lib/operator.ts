import { type APIRequestContext, request } from "@playwright/test";

/** An operator of the demo data, logged in beside the browser, who changes flags as staff does. */
export async function asOperator(origin: string): Promise<Operator> {
  const context = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const data = { email: "operator@naran.test", password: "naran-demo-2026" };
  await must(context, "post", "/api/auth/sign-in/email", data);
  const { accessToken } = await must(context, "post", "/api/access-token", {});
  const headers = { authorization: `Bearer ${accessToken}` };
  return {
    changeFeature: async (name, change) => {
      await must(context, "patch", `/api/web-features/${name}`, change, headers);
    },
    end: () => context.dispose(),
  };
}

export interface Operator {
  changeFeature(name: string, change: object): Promise<void>;
  end(): Promise<void>;
}

async function must(
  context: APIRequestContext,
  method: "post" | "patch",
  path: string,
  data: object,
  headers: Record<string, string> = {},
) {
  const response = await context[method](path, { data, headers });
  if (!response.ok()) throw new Error(`${path} answers ${response.status()}: ${await response.text()}`);
  return response.json();
}
