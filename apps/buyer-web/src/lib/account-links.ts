import { goUrl } from "@pkg/web/platform/navigation/go";
import type { Me } from "./me";

/** Where a buyer has to go before they can pay, and back to `next`: sign-up, then the phone number. Null when nothing is missing. */
export function missingAccountStep(me: Pick<Me, "registered" | "phoneNumberVerified">, next: string): string | null {
  if (!me.registered) return goUrl("account", "/signup", { next });
  return me.phoneNumberVerified ? null : goUrl("account", "/phone", { next });
}
