import { LISTED_PAYMENT_STATUSES, ORDER_STATUSES, PAYMENT_DIFFERENCE_KINDS } from "@pkg/domain";
import { z } from "zod";
import { instant } from "../../lib/field-schemas.ts";

const day = z.iso.date("날짜를 확인해 주세요.");
const won = z.number().int();
const sideOf = <Status extends Readonly<Record<string, string>>>(status: z.ZodEnum<Status>) =>
  z.object({ paymentId: z.string(), status, amount: won, refunded: won }).nullable();

/** What came of comparing the books of a day with the provider's list. */
export const reconciliation = z
  .object({
    day,
    paidHere: won,
    paidThere: won,
    refundedHere: won,
    refundedThere: won,
    differences: z.array(
      z.object({
        kind: z.enum(PAYMENT_DIFFERENCE_KINDS),
        paymentId: z.string(),
        here: sideOf(z.enum(ORDER_STATUSES)),
        there: sideOf(z.enum(LISTED_PAYMENT_STATUSES)),
      }),
    ),
    /** Null while the day could not be checked. */
    checkedAt: instant.nullable(),
    /** When the provider could last not be read, after the last check. */
    failedAt: instant.nullable(),
  })
  .meta({ id: "Reconciliation" });
export const reconciliationList = z.object({ content: z.array(reconciliation) });
export const reconciliationRequest = z.object({ day }).meta({ id: "ReconciliationRequest" });
