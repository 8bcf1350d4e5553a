import type { BadgeTone } from "@pkg/ui/badge";
import { promisedDay } from "@/lib/promised-day";
import type { Pairing } from "./queries";

export interface ProposalState {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly title: string;
  readonly lead: string;
  readonly mayAnswer: boolean;
  /** Where an answered or past proposal leads on; null while an answer is wanted. */
  readonly next: { readonly label: string; readonly href: string } | null;
}

type ProposalFacts = Pick<
  Pairing,
  | "talkSendStatus"
  | "isMatchable"
  | "isTaken"
  | "isLapsed"
  | "lessonTimes"
  | "otherTimes"
  | "offer"
  | "declinedOffer"
  | "promisedOn"
  | "dueAt"
  | "chosenAs"
>;

/** Why a tutor is asked. */
const WHY = {
  TAUGHT: "선생님께 배운 학생이 선생님과 이어서 배우고 싶어 해요.",
  FOUND: "학생 가족이 선생님을 직접 골랐어요.",
  SEARCH: "선생님의 시간과 과목에 잘 맞아 먼저 여쭤봐요.",
} as const;

/** The state that the proposal page shows. */
export function proposalState(pairing: ProposalFacts, now: Date): ProposalState {
  return endedState(pairing) ?? openState(pairing, now);
}

/** What a proposal came to; null while it is open. */
function endedState(pairing: ProposalFacts): ProposalState | null {
  if (pairing.isTaken) {
    return over("다른 선생님이 맡았어요", "아쉽지만 먼저 수락한 선생님이 있어요. 새 제안이 오면 알려 드릴게요.");
  }
  if (pairing.talkSendStatus === "ACCEPT") {
    return {
      label: "수락",
      tone: "success",
      title: "수업을 맡았어요",
      lead: `${pairing.lessonTimes}에 만나요. 학생 가족이 첫 수업 날을 고르면 문자로 알려 드리고, 내 수업에 보여요.`,
      mayAnswer: false,
      next: { label: "내 수업 보기", href: "/myclass" },
    };
  }
  if (pairing.talkSendStatus === "REJECT") {
    return over("이번에는 맡지 않았어요", "알려 주셔서 고마워요. 다음 제안을 더 잘 맞춰 볼게요.");
  }
  if (pairing.isLapsed) {
    return over(
      "만날 수 있는 시간이 없어졌어요",
      "그사이 두 분의 시간에 다른 수업이 잡혔어요. 새 제안이 오면 알려 드릴게요.",
    );
  }
  if (!pairing.isMatchable) {
    return over(
      "지난 제안이에요",
      "학생이 찾기를 그만두었거나 다른 조건으로 다시 찾고 있어요. 새 제안이 오면 알려 드릴게요.",
    );
  }
  return null;
}

/** What an open proposal asks of the tutor. */
function openState(pairing: ProposalFacts, now: Date): ProposalState {
  if (pairing.offer) {
    return {
      label: "답을 기다려요",
      tone: "accent",
      title: "학생 가족의 답을 기다려요",
      lead: answersUntil(pairing, now),
      mayAnswer: true,
      next: null,
    };
  }
  const refused = pairing.declinedOffer ? `제안하신 ${pairing.declinedOffer}에는 어렵다는 답을 받았어요. ` : "";
  if (pairing.otherTimes.length > 0) {
    return {
      label: "시간 변경",
      tone: "accent",
      title: "다른 시간은 어떠세요?",
      lead: `${refused}제안드린 ${pairing.lessonTimes}에 그사이 다른 수업이 잡혔어요. 아래 시간 중에서 골라 맡아 주실 수 있어요.`,
      mayAnswer: true,
      next: null,
    };
  }
  if (refused) {
    return {
      label: "답을 받았어요",
      tone: "accent",
      title: "처음 시간은 어떠세요?",
      lead: `${refused}처음 제안받은 ${pairing.lessonTimes}에는 다른 선생님이 정해지기 전까지 수락할 수 있어요.`,
      mayAnswer: true,
      next: null,
    };
  }
  if (isLate(pairing, now)) {
    return {
      label: "늦은 답도 괜찮아요",
      tone: "accent",
      title: "아직 맡은 선생님이 없어요",
      lead: "답할 시간은 지났지만 아직 맡은 선생님이 없어요. 지금도 수락할 수 있어요.",
      mayAnswer: true,
      next: null,
    };
  }
  return {
    label: "새 제안",
    tone: "brand",
    title: "이 학생을 맡아 주실래요?",
    lead: WHY[pairing.chosenAs ?? "SEARCH"],
    mayAnswer: true,
    next: null,
  };
}

/** Until when the family may agree to other times: the day by which it was promised a tutor; after it as long as nobody is chosen. */
function answersUntil({ promisedOn }: Pick<Pairing, "promisedOn">, now: Date): string {
  const day = promisedDay(promisedOn, now);
  return day
    ? `늦어도 ${day}까지 선생님을 정하기로 했어요. 답이 오면 문자로 알려 드려요.`
    : "선생님이 정해지기 전까지 답을 기다리고, 답이 오면 문자로 알려 드려요.";
}

/** Whether there are times to accept: those that were proposed, or others in their place. */
export const mayAccept = ({ openStarts, otherTimes }: Pick<Pairing, "openStarts" | "otherTimes">): boolean =>
  openStarts.length > 0 || otherTimes.length > 0;

/** Whether the time to answer is over; a late answer still counts as long as nobody else has taken the student. */
export function isLate({ dueAt }: Pick<Pairing, "dueAt">, now: Date): boolean {
  return new Date(dueAt) <= now;
}

const over = (title: string, lead: string): ProposalState => ({
  label: "끝난 제안",
  tone: "neutral",
  title,
  lead,
  mayAnswer: false,
  next: { label: "선생님 홈 보기", href: "/" },
});
