import { lessonHalfHours, subjectNameWithGrade } from "@pkg/domain";
import type { WeekLesson } from "@pkg/ui/weekly-grid";
import type { Proposal } from "@/lib/own-tutor/open-proposals";

/** Weekly times that wait for an answer, and whose it is. */
export interface HeldTime {
  readonly id: string;
  readonly times: string;
  readonly subject: string;
  /** The family answers what the tutor has offered, the tutor what was proposed. */
  readonly waitsFor: "FAMILY" | "TUTOR";
  readonly blocks: readonly WeekLesson[];
}

type Shown = Pick<
  Proposal,
  "id" | "minutes" | "lessonTimes" | "openStarts" | "offer" | "subjectLabel" | "subjectDetailLabel" | "gradeLabel"
>;

const NAMES = { FAMILY: "답 대기", TUTOR: "제안" } as const;

/** The times of open proposals that may be accepted, and those that the tutor offers instead. */
export function heldTimes(proposals: readonly Shown[]): HeldTime[] {
  return proposals.flatMap((proposal) => {
    const { openStarts, offer, lessonTimes } = proposal;
    return [
      ...(offer ? [toHeld(proposal, "FAMILY", offer)] : []),
      ...(openStarts.length > 0 ? [toHeld(proposal, "TUTOR", { lessonStarts: openStarts, lessonTimes })] : []),
    ];
  });
}

function toHeld(
  { id, minutes, gradeLabel, ...subject }: Shown,
  waitsFor: HeldTime["waitsFor"],
  { lessonStarts, lessonTimes }: NonNullable<Shown["offer"]>,
): HeldTime {
  const blocks = lessonStarts.map(({ day, halfHour }) => ({
    day,
    from: halfHour * 30,
    to: (halfHour + lessonHalfHours(minutes)) * 30,
    name: NAMES[waitsFor],
  }));
  return { id, times: lessonTimes, subject: subjectNameWithGrade(subject, gradeLabel), waitsFor, blocks };
}
