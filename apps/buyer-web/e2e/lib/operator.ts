import { Calls } from "@pkg/e2e/calls";
import { demo } from "@pkg/e2e/session";
import { request } from "@playwright/test";

export interface Operator {
  changeFeature(name: string, change: object): Promise<void>;
  end(): Promise<void>;
}

/** An operator of the demo data, logged in beside the browser, who changes flags as staff does. */
export async function asOperator(origin: string): Promise<Operator> {
  const context = await request.newContext();
  const calls = new Calls(context, origin);
  await calls.send("post", "/auth/sign-in/email", demo("operator"));
  return {
    changeFeature: async (name, change) => {
      await calls.sendAsUser("patch", `/web-features/${name}`, change);
    },
    end: () => context.dispose(),
  };
}
