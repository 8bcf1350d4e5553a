import { CourseList } from "@/lib/course-list";
import type { CourseView } from "@/lib/course-views";
import type { MyStudent } from "@/lib/me";
import { StudentRow } from "./student-row";

type OrderSummaryProps = { views: readonly CourseView[]; student: MyStudent | null };

/** The courses of the order and the student. */
export function OrderSummary({ views, student }: OrderSummaryProps) {
  return (
    <div className="px-(--size-gutter) pt-1 pb-8 lg:px-0 lg:pb-9">
      <h1 className="mb-3.5 text-title-1 lg:mb-5 lg:text-[2rem]/[2.625rem]">
        이대로 결제하면
        <br />
        선생님을 찾기 시작해요
      </h1>
      <CourseList views={views} />
      <StudentRow student={student} href="/tutoring/enroll/payment/profile-select" />
    </div>
  );
}
