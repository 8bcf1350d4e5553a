import type { Lesson } from "@pkg/web/features/lessons/queries";
import { usePayoutAccount } from "@/lib/own-tutor/payout-account";
import { payText } from "../pay-text";

/** Where the pay of a past lesson stands, with the reason. */
export function PayLine({ lesson }: { lesson: Pick<Lesson, "pay" | "question" | "startsAt" | "endsAt"> }) {
  const { data } = usePayoutAccount();
  const text = payText(lesson, data?.account !== null);
  return text ? <p className="figures mt-1 text-caption font-semibold text-fg-2">{text}</p> : null;
}
