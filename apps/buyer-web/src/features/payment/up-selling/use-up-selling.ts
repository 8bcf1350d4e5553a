import { $api } from "@pkg/web/platform/api/query";
import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useRef } from "react";
import { type CheckoutDraft, DRAFT, startDraft } from "@/lib/enrollment-draft/checkout-draft";
import { coursesOf, type UpSellingOffer } from "@/lib/up-selling/up-selling";

/** The offer of an up-selling payment; `isReady` once the draft holds its courses, or when there is none. */
export interface UpSellingState {
  readonly offer: UpSellingOffer | null;
  readonly isReady: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
}

/**
 * The offer that the address names, or the draft of an earlier visit. The draft of another enrollment gives way to it: its
 * courses are what is paid here.
 */
export function useUpSelling(draft: CheckoutDraft | null | undefined): UpSellingState {
  const client = useQueryClient();
  const params = useSearchParams();
  const kept = draft?.data.orderFunnelType === "UP_SELLING" ? (draft.data.orderFunnelValue ?? null) : null;
  const token = params.get("orderFunnelType") === "UP_SELLING" ? params.get("token") : kept;
  const { data, error, refetch } = $api.useQuery(
    "get",
    "/lessons/up-selling-offers/{token}",
    { params: { path: { token: token ?? "" } } },
    {
      enabled: Boolean(token),
      retry: false,
      // The offer is used up by its own payment: a late look would take the page away.
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
    },
  );
  const wanted = Number(params.get("productId")) || null;
  const isDrafted = draft !== undefined && kept !== null && kept === token;
  const isMissing = data !== undefined && draft !== undefined && !isDrafted;
  const isStarted = useRef(false);
  const start = useEffectEvent(() => {
    // Once: a paid order closes its draft, and no other one is to follow.
    if (!data || isStarted.current) return;
    isStarted.current = true;
    const [first] = data.classes;
    const upSelling = { orderFunnelType: "UP_SELLING" as const, orderFunnelValue: data.token };
    const content = {
      ...draft?.data,
      ...upSelling,
      // A benefit that was chosen for other courses is no choice for these.
      couponCode: undefined,
      referralCode: undefined,
      courses: coursesOf(data, wanted),
      studentId: first?.studentId ?? null,
    };
    void startDraft(content).then((started) => client.setQueryData(DRAFT.queryKey, started));
  });
  useEffect(() => {
    if (isMissing) start();
  }, [isMissing]);
  return {
    offer: data ?? null,
    isReady: token === null || (data !== undefined && isDrafted),
    error,
    refetch: () => void refetch(),
  };
}
