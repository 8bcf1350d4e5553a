/** The time that a lesson takes; its end does not belong to it. */
export interface LessonSpan {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Tells whether two lessons are under way at once; one may begin when another ends. */
export function lessonsOverlap(a: LessonSpan, b: LessonSpan): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}
