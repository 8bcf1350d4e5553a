import type { BadgeTone } from "@pkg/ui/badge";
import type { Pairing } from "./queries";

export interface ProposalState {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly title: string;
  readonly lead: string;
  readonly mayAnswer: boolean;
}

/** The state that the proposal page shows. */
export function proposalState(
  pairing: Pick<Pairing, "talkSendStatus" | "isMatchable" | "isTaken" | "isLapsed" | "lessonTimes" | "otherTimes">,
): ProposalState {
  if (pairing.isTaken) {
    return over("다른 선생님이 맡았어요", "아쉽지만 먼저 수락한 선생님이 있어요. 새 제안이 오면 바로 알려 드릴게요.");
  }
  if (pairing.talkSendStatus === "ACCEPT") {
    return {
      label: "수락",
      tone: "success",
      title: "수업을 맡았어요",
      lead: `${pairing.lessonTimes}에 만나요. 첫 수업 날은 곧 알려 드릴게요.`,
      mayAnswer: false,
    };
  }
  if (pairing.talkSendStatus === "REJECT") {
    return over("이번에는 맡지 않았어요", "알려 주셔서 고마워요. 다음 제안을 더 잘 맞춰 볼게요.");
  }
  if (pairing.isLapsed) {
    return over(
      "만날 수 있는 시간이 없어졌어요",
      "그 사이 두 분의 시간에 다른 수업이 잡혔어요. 새 제안이 오면 알려 드릴게요.",
    );
  }
  if (!pairing.isMatchable) return over("지난 제안이에요", "학생이 찾기를 그만두었거나 시간이 지났어요.");
  if (pairing.otherTimes.length > 0) {
    return {
      label: "시간 변경",
      tone: "accent",
      title: "다른 시간은 어떠세요?",
      lead: `제안드린 ${pairing.lessonTimes}에 그 사이 다른 수업이 잡혔어요. 아래 시간 중에서 골라 맡아 주실 수 있어요.`,
      mayAnswer: true,
    };
  }
  return {
    label: "새 제안",
    tone: "brand",
    title: "이 학생을 맡아 주실래요?",
    lead: "선생님의 시간과 과목에 잘 맞아 먼저 여쭤봐요.",
    mayAnswer: true,
  };
}

const over = (title: string, lead: string): ProposalState => ({
  label: "끝난 제안",
  tone: "neutral",
  title,
  lead,
  mayAnswer: false,
});
