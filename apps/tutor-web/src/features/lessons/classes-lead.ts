import { countLogsDue, countStudents, isOngoing, type OwnClass } from "@/lib/own-tutor/own-classes";

/** How many students a tutor teaches now, and how many logs are missing, those of classes that are over too. */
export function classesLead(
  classes: ReadonlyArray<Pick<OwnClass, "stage" | "isOwn" | "logsDue" | "studentId">>,
): string {
  const taught = countStudents(classes.filter(isOngoing));
  const due = countLogsDue(classes);
  return [
    taught > 0 ? `학생 ${taught}명과 함께하고 있어요.` : "지금은 이어 가는 수업이 없어요.",
    ...(due > 0 ? [`기록할 수업이 ${due}회 있어요.`] : []),
  ].join(" ");
}
