import { LISTED_PAYMENT_STATUSES, ORDER_STATUSES, PAYMENT_DIFFERENCE_KINDS } from "@pkg/domain";
import { z } from "zod";
import { day, instant } from "../../../../lib/requests/field-schemas.ts";
import { pageOf } from "../../../../lib/requests/sorted-page.ts";

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
/** The cursor is the last day of the page before. */
export const reconciliationQuery = z.object({ cursor: z.iso.date("목록을 처음부터 다시 열어 주세요.").optional() });
export const reconciliationPage = pageOf(reconciliation).meta({ id: "ReconciliationPage" });
export const reconciliationRequest = z.object({ day }).meta({ id: "ReconciliationRequest" });
