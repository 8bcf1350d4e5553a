import { isGrade, levelQuestion } from "@pkg/domain";
import type { MyStudent } from "@/lib/account/me";
import type { PaymentFacts } from "../form/payment-facts";

/** A question before something is paid. */
export interface PayDoubt {
  readonly title: string;
  readonly description: string;
  /** What the answers say: not to pay, and to pay. */
  readonly no: string;
  readonly yes: string;
}

/** Before the same course is paid once more. */
export const repeatDoubt = (title: string): PayDoubt => ({
  title,
  description: "아직 결제하지 않았어요. 신청하면 따로 결제돼요.",
  no: "신청하지 않기",
  yes: "한 번 더 신청하기",
});

/** What is said when the courses are of another level than the student's school; null when they fit. */
export function levelWarning(views: PaymentFacts["views"], student: MyStudent | null): string | null {
  if (!student || !isGrade(student.grade)) return null;
  return levelQuestion(
    views.map(({ product }) => product.schoolLevel),
    student.grade,
  );
}

/** Before courses that staff put together are paid for a student of another level: the buyer did not choose it. */
export function levelDoubt(
  { views, orderFunnelType }: Pick<PaymentFacts, "views" | "orderFunnelType">,
  student: MyStudent | null,
): PayDoubt | null {
  const title = orderFunnelType === "ROCKET_ENROLL" ? levelWarning(views, student) : null;
  if (title === null) return null;
  const description = "아직 결제하지 않았어요. 배우는 학생이나 수업을 바꿀 수 있어요.";
  return { title, description, no: "다시 볼게요", yes: "네, 맞아요" };
}
