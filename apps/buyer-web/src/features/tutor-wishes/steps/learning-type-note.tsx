import { LEARNING_TYPE_PROFILES, TUTOR_STYLE_LABELS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import type { ApplicantWire } from "../queries";
import { likedBy, useLearningType } from "../use-learning-type";
import type { Wishes } from "../wishes";

type LearningTypeNoteProps = {
  applicant: ApplicantWire;
  wishes: Wishes;
  change: (part: Partial<Wishes>) => void;
};

/** Says where the liked styles come from, or offers those of the learning-type test. */
export function LearningTypeNote({ applicant, wishes, change }: LearningTypeNoteProps) {
  const { type, question, take, decline } = useLearningType(applicant, wishes, change);
  if (question) {
    const { name } = LEARNING_TYPE_PROFILES[question.type];
    return (
      <Card tone="soft" role="status">
        <p className="text-label">{`‘${name}’, ${question.studentName} 학생이 한 검사인가요?`}</p>
        <p className="mt-1 text-body-sm text-fg-2">
          맞다면 잘 맞는 성향을 아래에 골라 두고, 맡을 선생님께도 유형을 알려 드릴게요.
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button size="sm" variant="soft" onClick={() => void take()}>
            네, 골라 주세요
          </Button>
          <Button size="sm" variant="quiet" onClick={decline}>
            다른 학생이에요
          </Button>
        </div>
      </Card>
    );
  }
  if (!type) return null;
  const liked = likedBy(type, wishes);
  const styles = liked.map((style) => TUTOR_STYLE_LABELS[style]).join(", ");
  const isChosen = liked.every((style) => wishes.likedTutorStyles.includes(style));
  if (liked.length === 0 || (!isChosen && wishes.likedTutorStyles.length > 0)) return null;
  const { name } = LEARNING_TYPE_PROFILES[type];
  return (
    <Card tone="soft" role="status">
      <p className="text-label">{`학습 유형 검사: ${name}`}</p>
      <p className="mt-1 text-body-sm text-fg-2">
        {isChosen
          ? `잘 맞는 성향(${styles})을 골라 두었어요. 바꿔도 돼요. 맡을 선생님도 유형을 봐요.`
          : `${styles} 선생님과 잘 맞는 유형이에요. 맡을 선생님도 유형을 봐요.`}
      </p>
      {isChosen ? null : (
        <Button size="sm" variant="soft" className="mt-4" onClick={() => change({ likedTutorStyles: liked })}>
          이 성향 고르기
        </Button>
      )}
    </Card>
  );
}
