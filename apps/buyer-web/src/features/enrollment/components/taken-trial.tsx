type TakenTrialProps = { name: string; subject: string };

/** Why a chosen student cannot go on: the trial of a subject is sold once to each. */
export default function TakenTrial({ name, subject }: TakenTrialProps) {
  return `${name} 학생은 ${subject} 체험 수업을 이미 신청했어요. 다른 학생을 고르거나 수업을 바꿔 주세요.`;
}
