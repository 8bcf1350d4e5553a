import { CALL_RECORD_LABELS } from "@pkg/domain";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { momentText } from "../words/day-text";
import type { ConsultationDetail } from "./consultation-queries";

/** What was said on the phone, the newest first. */
export function ConsultationCalls({ calls }: { calls: ConsultationDetail["calls"] }) {
  if (calls.length === 0) return null;
  const now = serverNow();
  return (
    <section aria-labelledby="calls">
      <h2 id="calls" className="text-title-3">
        전화한 기록
      </h2>
      <ol className="mt-3 grid gap-3">
        {calls.map(({ id, outcome, note, staffName, createdAt }) => (
          <li key={id} className="rounded-md bg-sunken px-4 py-3">
            <p className="text-label">{CALL_RECORD_LABELS[outcome]}</p>
            <p className="mt-0.5 text-body-sm wrap-anywhere whitespace-pre-wrap">{note}</p>
            <p className="mt-1 text-caption text-fg-3">
              {staffName ?? "직원"} · <span className="num">{momentText(createdAt, now)}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
