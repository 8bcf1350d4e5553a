import { madeRead } from "@pkg/web/platform/api/query";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { paidPage } from "../flow/paid-page";
import { paidDraftOf, readDraft } from "./checkout-draft";
import { UNNAMED, useEnrollmentDraft } from "./enrollment-draft";

/** ASKING, or on the way to the order; NONE when this browser's last draft was not paid. */
export type PaidOrder = "ASKING" | "NONE";

/**
 * Leads a page that has nothing to show to the order which paid this browser's last draft: after going back, a reload, in a
 * restored tab.
 * @param isAsked whether nothing is chosen
 */
export function usePaidOrder(isAsked: boolean): PaidOrder {
  const router = useRouter();
  const draftId = useEnrollmentDraft((draft) => draft.draftId);
  const id = draftId === UNNAMED ? null : draftId;
  const paid = useQuery({
    ...madeRead("/enrollment-drafts/me", { id }, () => readPaidOrder(id ?? "")),
    enabled: isAsked && id !== null,
  });
  const merchantUid = isAsked ? paid.data : null;
  useEffect(() => {
    if (!merchantUid) return;
    void import("@pkg/ui/toast").then(({ toast }) =>
      toast("이미 결제한 신청이에요. 그 주문을 보여 드릴게요.", { tone: "info" }),
    );
    router.replace(paidPage(merchantUid));
  }, [merchantUid, router]);
  return id === null || paid.data === null ? "NONE" : "ASKING";
}

/** Null for a draft that was not paid, and when that cannot be known. */
const readPaidOrder = (id: string): Promise<string | null> =>
  readDraft({ id }).then(
    () => null,
    (error) => paidDraftOf(error)?.merchantUid ?? null,
  );
