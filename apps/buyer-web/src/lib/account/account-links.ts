import { goUrl } from "@pkg/web/platform/navigation/go";
import type { Me } from "./me";

/** The sign-up that a buyer must finish before enrolling, returning to `next`; null when it is done. */
export function missingSignUp(me: Pick<Me, "registered">, next: string): string | null {
  return me.registered ? null : goUrl("account", "/signup", { next });
}

/** The phone verification that a payment needs, returning to `next`. */
export function phonePage(next: string): string {
  return goUrl("account", "/phone", { next });
}
