type TakenTrialProps = { name: string; subject: string; isHad: boolean };

/** Why a chosen student cannot go on: the trial of a subject is sold once to each. */
export default function TakenTrial({ name, subject, isHad }: TakenTrialProps) {
  return isHad
    ? `${name} 학생은 ${subject} 체험 수업을 이미 신청했어요. 다른 학생을 고르거나 수업을 바꿔 주세요.`
    : `${subject} 체험 수업은 학생마다 한 번만 들을 수 있어요. 하나만 남기고 수업을 바꿔 주세요.`;
}
