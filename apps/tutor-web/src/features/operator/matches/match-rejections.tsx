import { PROPOSAL_REJECT_REASON_LABELS } from "@pkg/domain";
import type { SteeredMatch } from "./match-queries";

/** Why tutors said no, the latest first. */
export function MatchRejections({ rejections }: Pick<SteeredMatch, "rejections">) {
  if (rejections.length === 0) return null;
  return (
    <section aria-labelledby="rejections">
      <h2 id="rejections" className="text-title-3">
        맡기 어려운 이유
      </h2>
      <ul className="mt-2 border-t border-line">
        {rejections.map(({ tutorId, tutorName, rejectReason, reason, answeredAt }) => (
          <li key={`${tutorId}:${answeredAt}`} className="border-b border-line py-2.5">
            <p className="text-body">{`${tutorName} · ${rejectReason ? PROPOSAL_REJECT_REASON_LABELS[rejectReason] : "이유를 고르지 않았어요"}`}</p>
            {reason ? <p className="mt-0.5 text-body-sm text-fg-2">{reason}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
