import { formatKoreanDate, MOVE_CUT_OFF_HOURS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { useNow } from "../../../platform/clock/use-now";
import type { Lesson } from "../queries";
import { isChangeable } from "../split-lessons";

/** Opens the actions of a lesson that has not begun: one that cannot be moved any more says so, and can only be missed. */
export function ChangeButton({ lesson, onPress }: { lesson: Lesson; onPress: () => void }) {
  const now = useNow();
  if (lesson.status !== "SCHEDULED" || new Date(lesson.startsAt) <= now) return null;
  const mayMove = isChangeable(lesson, now);
  const act = mayMove ? "바꾸기" : "쉬기";
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={onPress}
        aria-label={`${formatKoreanDate(new Date(lesson.startsAt))} 수업 ${act}`}
      >
        {act}
      </Button>
      {mayMove ? null : (
        <p className="order-last basis-full text-caption text-fg-2">{`${MOVE_CUT_OFF_HOURS}시간 전이 지나 시간은 바꿀 수 없어요.`}</p>
      )}
    </>
  );
}
