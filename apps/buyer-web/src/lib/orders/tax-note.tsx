import { Sentences } from "@pkg/ui/sentences";

/** What counts at the year-end tax settlement; the law behind it is in docs/decisions/0076. */
const NOTE =
  "학교에 다니는 학생의 과목 과외비는 교육비 세액공제를 받을 수 없어요. 근로소득자가 카드로 낸 돈은 신용카드 소득공제 금액에 들어가요.";

export function TaxNote({ className }: { className?: string }) {
  return (
    <p className={`text-caption text-fg-2 ${className ?? ""}`}>
      <span className="block font-semibold">연말정산</span> <Sentences text={NOTE} />
    </p>
  );
}
