import { CONVERSION_SOURCE } from "@pkg/domain";
import { z } from "zod";
import { merchantUid, moment, uuid, won } from "../../../lib/requests/field-schemas.ts";

const MAX_EVENTS = 10;
const keyedHash = z.string().regex(/^[0-9a-f]{64}$/, "SHA-256 값이 아니에요.");

const happened = {
  /** The browser's own: a second event with it is dropped. */
  id: z.string().regex(/^[\w:-]{8,100}$/, "이벤트 번호를 확인해 주세요."),
  time: moment,
  source: z.literal(CONVERSION_SOURCE),
  /** Keyed with the public site key; null for what the person has not told. */
  hashedEmail: keyedHash.nullable(),
  hashedPhone: keyedHash.nullable(),
};

/** Purchases, each with its order's amount in won. */
export const orderMetaEvents = z
  .object({
    events: z
      .array(
        z.object({
          name: z.literal("Purchase"),
          ...happened,
          merchantUid,
          value: won,
          currency: z.literal("KRW"),
        }),
      )
      .min(1)
      .max(MAX_EVENTS),
  })
  .meta({ id: "OrderMetaEvents" });

/** Consultations that were asked for. */
export const consultationMetaEvents = z
  .object({
    events: z
      .array(z.object({ name: z.literal("Consult"), ...happened, consultationId: uuid }))
      .min(1)
      .max(MAX_EVENTS),
  })
  .meta({ id: "ConsultationMetaEvents" });

type Events<T extends { events: unknown[] }> = T["events"][number];
export type PurchaseEvent = Events<z.infer<typeof orderMetaEvents>>;
export type ConsultEvent = Events<z.infer<typeof consultationMetaEvents>>;
