import { APPLICANT_REJECT_REASON_LABELS, PROPOSAL_REJECT_REASON_LABELS, REMATCH_REASON_LABELS } from "@pkg/domain";
import type { Days } from "./reason-days";
import type { ReasonGiven, ReasonKind } from "./reason-queries";

export const REASON_KINDS = ["APPLICANT", "REMATCH", "PROPOSAL", "PULSE"] as const satisfies readonly ReasonKind[];

export const REASON_KIND_LABELS: Readonly<Record<ReasonKind, string>> = {
  APPLICANT: "불합격한 지원자",
  REMATCH: "선생님을 바꾼 매칭",
  PROPOSAL: "선생님이 거절한 제안",
  PULSE: "불만족 응답",
};

const LABELS: Readonly<Record<ReasonKind, Readonly<Record<string, string>>>> = {
  APPLICANT: APPLICANT_REJECT_REASON_LABELS,
  REMATCH: REMATCH_REASON_LABELS,
  PROPOSAL: PROPOSAL_REJECT_REASON_LABELS,
  PULSE: { OPEN: "아직 챙기지 않았어요", HANDLED: "챙겼어요" },
};

/** The reasons of a kind, in the domain's order. */
export const reasonsOf = (kind: ReasonKind) => Object.entries(LABELS[kind]).map(([value, label]) => ({ value, label }));

export const reasonLabel = ({ kind, reason }: Pick<ReasonGiven, "kind" | "reason">): string =>
  LABELS[kind][reason] ?? reason;

/** The list behind a number. */
export const reasonListHref = (kind: ReasonKind, reason: string | null, { from, to }: Days): string =>
  `/operator/reasons/list?${new URLSearchParams({ kind, ...(reason && { reason }), from, to })}`;

const PAGES: Readonly<Record<ReasonKind, string>> = {
  APPLICANT: "/operator/applicants",
  REMATCH: "/operator/matches",
  PROPOSAL: "/operator/matches",
  PULSE: "/operator/people",
};

/** The page of what a reason was given for. */
export const reasonHref = ({ kind, targetId }: ReasonGiven): string => `${PAGES[kind]}/${targetId}`;
