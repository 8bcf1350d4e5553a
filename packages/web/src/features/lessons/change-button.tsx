import { formatKoreanDate } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import type { Lesson } from "./queries";

/** Opens the actions of a lesson that can still be changed; renders nothing for another one. */
export function ChangeButton({ lesson, onPress }: { lesson: Lesson; onPress: () => void }) {
  if (lesson.status !== "SCHEDULED" || new Date(lesson.startsAt) <= new Date()) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={onPress}
      aria-label={`${formatKoreanDate(new Date(lesson.startsAt))} 수업 바꾸기`}
    >
      바꾸기
    </Button>
  );
}
