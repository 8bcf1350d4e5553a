import { maskPhone } from "@pkg/domain";
import { Banner } from "@pkg/ui/banner";
import type { Guardian } from "@/lib/account/guardian";
import type { MyStudent } from "@/lib/account/me";
import { CourseList } from "@/lib/courses/course-list";
import type { CourseView } from "@/lib/courses/course-views";
import { levelWarning } from "./pay-doubts";
import { StudentRow } from "./student-row";

type OrderSummaryProps = {
  views: readonly CourseView[];
  student: MyStudent | null;
  /** Who consents for a child under 14. */
  guardian: Guardian | null;
  /** The courses go on with classes that there are. */
  isContinuing: boolean;
};

/** The courses of the order, the student, and who consents for a child under 14. */
export function OrderSummary({ views, student, guardian, isContinuing }: OrderSummaryProps) {
  const warning = isContinuing ? null : levelWarning(views, student);
  return (
    <div className="px-(--size-gutter) pt-1 pb-8 lg:px-0 lg:pb-9">
      <h1 className="mb-3.5 text-title-1 lg:mb-5 lg:text-[2rem]/[2.625rem]">
        이대로 결제하면
        <br />
        {isContinuing ? "같은 선생님과 이어 가요" : "선생님을 찾기 시작해요"}
      </h1>
      <CourseList views={views} />
      {warning ? (
        <Banner inline tone="warn" className="mb-3.5">
          {warning}
        </Banner>
      ) : null}
      <StudentRow student={student} href={isContinuing ? null : "/tutoring/enroll/payment/profile-select"} />
      {guardian ? (
        <p className="flex min-h-14 items-center justify-between gap-3 border-t border-line text-body-sm">
          <span className="text-fg-2">동의하는 보호자</span>
          <span className="num text-right font-semibold">{`${guardian.name} · ${maskPhone(guardian.phoneNumber)}`}</span>
        </p>
      ) : null}
    </div>
  );
}
