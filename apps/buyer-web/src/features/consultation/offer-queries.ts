import { api, type components, dataOf, isApiError } from "@pkg/web/platform/api/api";
import { madeRead } from "@pkg/web/platform/api/query";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type CheckoutDraft, DRAFT } from "@/lib/enrollment-draft/checkout-draft";
import { EMPTY_DRAFT, useEnrollmentDraft } from "@/lib/enrollment-draft/enrollment-draft";

export type OpenedOffer = components["schemas"]["OpenedConsultationOffer"];

/** The link of an offer as the address has it. */
export interface OfferLink {
  readonly consultationId: string;
  readonly token: string;
}

/**
 * Opens the offer behind a link and puts it into the enrollment draft, once: what the buyer changes of it afterwards stays. From
 * then on the payment goes its usual way.
 */
export function useOfferedDraft(link: OfferLink | null) {
  const client = useQueryClient();
  return useQuery({
    ...madeRead("/consultations/{id}/offer", { link }, async () => {
      const offer = await openOffer(link);
      client.setQueryData(DRAFT.queryKey, await takeOver(offer));
      return offer;
    }),
    retry: (count, error) => !isLinkRefused(error) && count < 2,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

/** The link opens nothing, or nothing for this account. */
export function isLinkRefused(error: unknown): boolean {
  return isApiError(error, "class", "INVALID_PAYMENT_FROM_CONSULT_ACCESS");
}

async function openOffer(link: OfferLink | null): Promise<OpenedOffer> {
  const { consultationId, token } = link ?? { consultationId: NOTHING, token: "" };
  const params = { path: { id: consultationId }, header: { "x-consultation-token": token } };
  return dataOf(api().GET("/consultations/{id}/offer", { params }));
}

/** Asked for without a link, so that the refusal is the server's own. */
const NOTHING = "00000000-0000-4000-8000-000000000000";

async function takeOver(offer: OpenedOffer): Promise<CheckoutDraft> {
  const { draft: before } = await dataOf(api().GET("/enrollment-drafts/me"));
  const isTaken = before?.data.orderFunnelValue === offer.id && before.data.courses.length > 0;
  const draft = isTaken ? before : await writeOffer(offer, before);
  const { courses, tabletType = null } = draft.data;
  useEnrollmentDraft.getState().restore({
    ...EMPTY_DRAFT,
    courses,
    tabletType: tabletType ?? null,
    draftId: draft.id,
    updatedAt: draft.updatedAt,
  });
  return draft;
}

/** Without a coupon of staff's nothing is decided: the payment takes the best benefit of this buyer's. */
const benefitOf = (couponCode: string | null) =>
  couponCode === null ? { couponCode: undefined, referralCode: undefined } : { couponCode, referralCode: null };

function writeOffer({ id, consultationId, courses, couponCode }: OpenedOffer, before: CheckoutDraft | null) {
  const data = {
    ...before?.data,
    courses,
    consultationId,
    ...benefitOf(couponCode),
    orderFunnelType: "ROCKET_ENROLL" as const,
    orderFunnelValue: id,
  };
  return dataOf(api().PUT("/enrollment-drafts/me", { body: { data } }));
}
