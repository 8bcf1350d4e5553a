import { formatKoreanDate } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import type { Lesson } from "@pkg/web/features/lessons/queries";

/** Opens the log of a lesson that has begun. */
export function WriteButton({ lesson, onPress }: { lesson: Lesson; onPress: () => void }) {
  const label = lesson.log ? "기록 고치기" : "기록 쓰기";
  return (
    <Button
      variant="text"
      size="sm"
      flush
      onClick={onPress}
      aria-label={`${formatKoreanDate(new Date(lesson.startsAt))} 수업 ${label}`}
    >
      {label}
    </Button>
  );
}
