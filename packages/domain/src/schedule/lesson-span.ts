/** The half-open interval of a lesson: its end is excluded. */
export interface LessonSpan {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Tells whether two lessons are under way at once; one may begin when another ends. */
export function lessonsOverlap(a: LessonSpan, b: LessonSpan): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}
