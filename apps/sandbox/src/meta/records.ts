import { z } from "zod";

const hashes = z.array(z.string().regex(/^[0-9a-f]{64}$/)).min(1);
/** A call of the Conversions API; fields that the network does not know are refused. */
export const conversionsBody = z.object({
  access_token: z.string(),
  data: z
    .array(
      z.strictObject({
        event_name: z.string(),
        event_time: z.int(),
        event_id: z.string(),
        event_source_url: z.url(),
        action_source: z.literal("website"),
        user_data: z.strictObject({ em: hashes.optional(), ph: hashes.optional() }),
        custom_data: z.strictObject({ value: z.number(), currency: z.literal("KRW") }).optional(),
      }),
    )
    .min(1)
    .max(1_000),
});
export type ReceivedConversion = z.infer<typeof conversionsBody>["data"][number];
