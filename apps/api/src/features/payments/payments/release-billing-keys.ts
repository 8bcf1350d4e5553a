import type { Queryable } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";

/** A way to pay that is out of use. */
export interface ReleasedMethod {
  id: string;
  /** Sealed. */
  billingKey: string;
}

/** Has the billing keys of methods that are out of use deleted at the provider too, by a job. */
export async function releaseBillingKeys(ctx: Ctx, tx: Queryable, methods: ReleasedMethod[]): Promise<void> {
  for (const { id, billingKey } of methods) {
    const key = `billing-key.delete:method:${id}`;
    await ctx.jobs.send(tx, { name: "billing-key.delete", key, payload: { sealed: billingKey } });
  }
}
