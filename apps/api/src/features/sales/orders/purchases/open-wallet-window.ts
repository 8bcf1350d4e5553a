import type { Course, Wallet } from "@pkg/domain";
import { sql } from "drizzle-orm";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { findPayableOffer } from "../../../growth/consultations/offers/find-payable-offer.ts";
import { requestWalletApproval, type WalletWindow } from "../../../payments/payments/request-wallet-approval.ts";

/**
 * Opens a wallet's window, unless it would approve an offer of a consultation that is over.
 * @throws ApiError 403 INVALID_PAYMENT_FROM_CONSULT_ACCESS for such an offer; as `requestWalletApproval`
 */
export async function openWalletWindow(
  ctx: Ctx<"account">,
  request: { paymentType: Wallet; draftId?: string | undefined },
): Promise<WalletWindow> {
  const consulted = request.draftId && (await findConsulted(ctx, request.draftId));
  if (consulted && !(await findPayableOffer(ctx.db, consulted))) throw refuse.consultPaymentForbidden();
  return requestWalletApproval(ctx, { paymentType: request.paymentType, draftId: request.draftId ?? null });
}

/** The consultation whose offer a draft of the caller's pays. */
async function findConsulted({ db, actor: { userId } }: Ctx<"account">, draftId: string) {
  const [row] = await db.execute<{ consultationId: string; phoneNumber: string | null; courses: Course[] }>(sql`
    select coalesce(d.data ->> 'consultationId', '') as "consultationId", u.phone_number as "phoneNumber",
      d.data -> 'courses' as courses
    from enrollment_drafts d join users u on u.id = d.user_id
    where d.id = ${draftId} and d.user_id = ${userId} and d.data ->> 'orderFunnelType' = 'ROCKET_ENROLL'`);
  return row;
}
