import { DAY } from "@pkg/domain";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { useEffect } from "react";
import { useMe } from "@/lib/account/me";
import { sendPurchase } from "@/lib/reporting/send-conversion";
import type { Order } from "./queries";

/** Tells of a purchase of today when its confirmation is seen; a renewal is no new purchase. */
export function useTellPurchase({ merchantUid, amount, paidAt, periodNumber }: Order): void {
  const { data: me } = useMe();
  useEffect(() => {
    const isNew = paidAt !== null && periodNumber === null && serverNow().getTime() - Date.parse(paidAt) < DAY;
    if (me && isNew) void sendPurchase({ merchantUid, value: amount }, me);
  }, [me, merchantUid, amount, paidAt, periodNumber]);
}
