import {
  APPLICANT_REJECT_REASON_LABELS,
  formatKoreanDate,
  TUTOR_APPLICANT_STATUS_LABELS,
  toKstDate,
} from "@pkg/domain";
import { Card } from "@pkg/ui/card";
import Link from "next/link";
import type { SentApplicant } from "./applicant-queries";

type Decision = Pick<SentApplicant, "status" | "rejectReason">;

/** "불합격 · 목소리": what was decided, and what it counts as. */
const decisionText = ({ status, rejectReason }: Decision): string =>
  [TUTOR_APPLICANT_STATUS_LABELS[status], rejectReason && APPLICANT_REJECT_REASON_LABELS[rejectReason]]
    .filter(Boolean)
    .join(" · ");

const dayOf = (at: string): string => formatKoreanDate(toKstDate(new Date(at)));

/** Who of us decided, when, what it counts as, and what the applicant reads. */
export function Decided({ applicant, at }: { applicant: SentApplicant; at: string }) {
  const { deciderName, reason, status } = applicant;
  const who = status === "WITHDRAWN" ? "지원자가 취소했어요" : `${deciderName ?? "운영자"} 님이 정했어요`;
  return (
    <Card as="section">
      <h2 className="text-label">{decisionText(applicant)}</h2>
      <p className="mt-1 text-caption text-fg-2">{`${dayOf(at)}, ${who}`}</p>
      {reason ? (
        <>
          <h3 className="mt-3 text-label">지원자에게 알린 이유</h3>
          <p className="mt-1 text-body-sm whitespace-pre-line text-fg-2">{reason}</p>
        </>
      ) : null}
    </Card>
  );
}

/** What became of the applicant's earlier applications, and why. Renders nothing without any. */
export function EarlierDecisions({ earlier }: Pick<SentApplicant, "earlier">) {
  if (earlier.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="text-label">앞선 지원</h2>
      <ul>
        {earlier.map((one) => (
          <li key={one.id} className="mt-2">
            <Link
              href={`/operator/applicants/${one.id}`}
              className="inline-flex min-h-11 items-center text-body-sm underline-offset-4 hover:underline"
            >{`${dayOf(one.decidedAt)} ${decisionText(one)}`}</Link>
            {one.reason ? <p className="text-body-sm whitespace-pre-line text-fg-2">{one.reason}</p> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
