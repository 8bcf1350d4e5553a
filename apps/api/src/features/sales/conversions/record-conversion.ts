import type { Queryable } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { getNotificationSettings } from "../../messaging/notification-settings/get-notification-settings.ts";
import { insertConversion } from "./repository.ts";

type Recorded = Parameters<typeof insertConversion>[1];

/**
 * Notes a conversion, the first of its id and of its order or consultation alone, and has the network told of it when there is
 * one and its person agreed to marketing.
 * @param userId whose consent counts; nobody's for who asked without an account
 */
export async function recordConversion(
  ctx: Ctx,
  tx: Queryable,
  conversion: Recorded,
  userId: string | null,
): Promise<void> {
  if (!(await insertConversion(tx, conversion))) return;
  if (!ctx.conversions || userId === null) return;
  const { marketing } = await getNotificationSettings(tx, userId);
  if (!marketing.agreed) return;
  const { id } = conversion;
  await ctx.jobs.send(tx, { name: "conversion.send", key: `conversion.send:${id}`, payload: { id } });
}
