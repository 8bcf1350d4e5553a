import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { actText } from "../audit-logs/act-text";
import { momentText } from "../words/day-text";
import { personName } from "../words/whom-text";
import type { MoneyOrder } from "./money-queries";

/** What was done about an order, by whom and why; the latest first. */
export function OrderHistory({ acts }: { acts: MoneyOrder["acts"] }) {
  if (acts.length === 0) return <p className="border-t border-line py-4 text-body-sm text-fg-2">기록이 없어요.</p>;
  return (
    <ol className="border-t border-line">
      {acts.map((act) => (
        <li key={act.id} className="border-b border-line py-3 text-body-sm">
          <p className="text-label">{actText(act.action)}</p>
          {act.reason ? <p className="mt-0.5">{act.reason}</p> : null}
          <p className="figures mt-0.5 text-caption text-fg-3">
            {personName({ name: act.actorName })} · {momentText(act.at, serverNow())}
          </p>
        </li>
      ))}
    </ol>
  );
}
