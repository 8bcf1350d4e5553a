import type { ClassSide } from "@pkg/domain";
import type { MessageReport } from "./report-queries";

type People = Pick<MessageReport, "studentName" | "tutorName">;

/** Who a side of the reported class is. */
export const sideText = (side: ClassSide, { studentName, tutorName }: People): string =>
  side === "TUTOR" ? `${tutorName} 선생님` : `${studentName} 학생 가족`;

/** Who reported. */
export const reporterText = (report: People & Pick<MessageReport, "side">): string => sideText(report.side, report);
