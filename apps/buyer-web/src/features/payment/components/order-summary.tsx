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
      {views.some(({ product }) => product.periodic) ? (
        <p className="mt-3 text-body-sm text-fg-2">
          1개월 수업은 카드로 결제하면 달마다 같은 날 이어져요. 마이페이지의 결제 일정에서 언제든 멈출 수 있어요.
        </p>
      ) : null}
      <StudentRow student={student} href="/tutoring/enroll/payment/profile-select" />
    </div>
  );
}
