import { api, type components, dataOf, isApiError } from "@pkg/web/platform/api/api";
import { $api, madeRead } from "@pkg/web/platform/api/query";
import { useSession } from "@pkg/web/platform/session/session-store";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type CheckoutDraft, DRAFT } from "@/lib/enrollment-draft/checkout-draft";
import { EMPTY_DRAFT, useEnrollmentDraft } from "@/lib/enrollment-draft/enrollment-draft";
import { tokenHeader } from "./kept-consultation";

export type ShownOffer = components["schemas"]["ShownConsultationOffer"];

/** Which offer the address names; the token is the message's, and may be missing for who asked for the call. */
export interface OfferLink {
  readonly consultationId: string;
  readonly token: string | null;
}

/** The offer of a link in any state, once the session is known. Nothing is read without a link. */
export function useShownOffer(link: OfferLink | null) {
  const { status } = useSession();
  const { consultationId, token } = link ?? { consultationId: "", token: null };
  const header = token === null ? tokenHeader(consultationId) : { "x-consultation-token": token };
  return $api.useQuery(
    "get",
    "/consultations/{id}/offer",
    { params: { path: { id: consultationId }, header } },
    {
      enabled: link !== null && status !== "unknown",
      retry: (count: number, error: unknown) => !isLinkRefused(error) && count < 2,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
    },
  );
}

/** The link opens nothing: a part of it is missing, or the id is malformed. */
export function isLinkRefused(error: unknown): boolean {
  return isApiError(error, "class", "INVALID_PAYMENT_FROM_CONSULT_ACCESS", 10001);
}

/**
 * Puts an offer into the enrollment draft, once: what the buyer changes of it afterwards stays. From then on the
 * payment goes its usual way.
 */
export function useOfferedDraft(offer: ShownOffer) {
  const client = useQueryClient();
  return useQuery({
    ...madeRead("/consultations/{id}/offer", { draft: offer.id }, async () => {
      client.setQueryData(DRAFT.queryKey, await takeOver(offer));
      return offer.id;
    }),
    staleTime: Number.POSITIVE_INFINITY,
    // A cart that was changed elsewhere is no longer the offer's: its page takes it over again.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

async function takeOver(offer: ShownOffer): Promise<CheckoutDraft> {
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

/** How another purchase was to be paid says nothing of this one: it begins with the stored method. */
const UNPAID = { method: undefined, paymentMethodId: undefined, cardQuota: undefined };

function writeOffer({ id, consultationId, courses, couponCode }: ShownOffer, before: CheckoutDraft | null) {
  const data = {
    ...before?.data,
    ...UNPAID,
    courses: courses.map(({ productId, subject, subjectDetail }) => ({ productId, subject, subjectDetail })),
    consultationId,
    ...benefitOf(couponCode),
    orderFunnelType: "ROCKET_ENROLL" as const,
    orderFunnelValue: id,
  };
  return dataOf(api().PUT("/enrollment-drafts/me", { body: { data } }));
}
