import { type TutorProposalStatus, tutorProposalLabel } from "@pkg/domain";
import { lessonMoment } from "@pkg/web/features/lessons/lesson-text";
import type { SteeredMatch } from "./match-queries";

type Proposal = SteeredMatch["proposals"][number];

/** What became of a proposal, in words of staff: a family reads that an answer is late, staff that none came. */
const ANSWERS: Readonly<Partial<Record<TutorProposalStatus, string>>> = { TIMEOUT: "답이 없었어요" };

/** "거절했어요 · 11월 20일(금) 14:00", or until when an answer is waited for or did not come. */
export function proposalText({ talkSendStatus, isLapsed, dueAt, answeredAt }: Proposal): string {
  const answer = (isLapsed ? undefined : ANSWERS[talkSendStatus]) ?? tutorProposalLabel({ talkSendStatus, isLapsed });
  return `${answer} · ${lessonMoment(answeredAt ?? dueAt)}${answeredAt ? "" : "까지"}`;
}

const COUNTED = ["기다리는 중", "답 없음", "시간이 없어짐", "거절", "수락"] as const;

/** As what a proposal is counted. */
const COUNTED_AS: Readonly<Record<TutorProposalStatus, (typeof COUNTED)[number]>> = {
  READY: "기다리는 중",
  SENT: "기다리는 중",
  SMS_SENT: "기다리는 중",
  TIMEOUT: "답 없음",
  REJECT: "거절",
  ACCEPT: "수락",
};

/** "답 없음 18명 · 거절 2명": how many answered what, each tutor once. */
export function answersText(proposals: readonly Proposal[]): string {
  const answers = proposals.map(({ talkSendStatus, isLapsed }) =>
    isLapsed ? "시간이 없어짐" : COUNTED_AS[talkSendStatus],
  );
  return COUNTED.flatMap((label) => {
    const people = answers.filter((answer) => answer === label).length;
    return people > 0 ? [`${label} ${people}명`] : [];
  }).join(" · ");
}

/** What somebody does first about a search that stopped. */
export function firstStep(count: number, hasWays: boolean): string {
  if (count > 0) {
    const then = hasWays ? " 그래도 없으면 구매자와 이야기하고 조건을 넓혀 주세요." : "";
    return `먼저 같은 조건으로 다시 찾아보세요. 아직 묻지 않은 선생님께 제안이 바로 나가요.${then}`;
  }
  if (hasWays) return "먼저 구매자와 이야기하고, 조건을 하나 넓혀 주세요.";
  return "조건을 넓혀도 늘지 않아요. 이 과정을 맡을 선생님이 모자라니, 먼저 구매자께 알려 주세요.";
}
