import { formatWon, subjectName } from "@pkg/domain";
import { Checkbox } from "@pkg/ui/checkbox";
import type { RefundCourse } from "@/lib/refunds/refund-queries";
import { calculationParts } from "../refund-facts";

type CourseChoiceProps = {
  courses: readonly RefundCourse[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
};

/** Which of an order's courses to give up, each with what it gives back alone. */
export function CourseChoice({ courses, chosen, onChange }: CourseChoiceProps) {
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className="mt-6">
      <legend className="text-title-3">어떤 수업을 그만둘까요?</legend>
      <ul className="mt-2">
        {courses.map(({ orderItemId, subjectLabel, subjectDetailLabel, amount, lines, usedCounts, totalCounts }) => (
          <li key={orderItemId} className="border-b border-line py-1.5">
            <Checkbox
              checked={chosen.includes(orderItemId)}
              onChange={() => toggle(orderItemId)}
              label={
                <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span className="text-label">{subjectName({ subjectLabel, subjectDetailLabel }, " · ")}</span>
                  <span className="num ml-auto text-label">{formatWon(amount)}</span>
                  <span className="mt-1 w-full text-caption text-fg-3">
                    {usedCounts > 0 ? `${totalCounts}회 중 ${usedCounts}회 수업했어요` : "아직 쓴 수업이 없어요"}
                    {calculationParts(lines).length > 0 ? (
                      <span className="flex flex-wrap gap-x-1">
                        {calculationParts(lines).map((part) => (
                          <span key={part} className="num">
                            {part}
                          </span>
                        ))}
                      </span>
                    ) : null}
                  </span>
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
