import { goUrl } from "@pkg/web/platform/navigation/go";
import type { Me } from "./me";

/** The page a buyer must complete before payment (sign-up, then phone), returning to `next`. Null when complete. */
export function missingAccountStep(me: Pick<Me, "registered" | "phoneNumberVerified">, next: string): string | null {
  if (!me.registered) return goUrl("account", "/signup", { next });
  return me.phoneNumberVerified ? null : goUrl("account", "/phone", { next });
}
