import { addDays, ENROLLMENT_ROUTE_LABELS, FUNNEL_STEPS, formatKoreanDate } from "@pkg/domain";
import type { EnrollmentReport } from "./enrollment-queries";
import { STEP_NAMES, shareText } from "./enrollment-text";
import { ScrollBox } from "./scroll-box";

const CELL = "num py-3 pl-2 text-right align-top whitespace-nowrap lg:pl-6";

/** How far visitors came, by week and by the route of their enrollment. */
export function EnrollmentWeeks({ weeks }: { weeks: EnrollmentReport["weeks"] }) {
  if (weeks.length === 0) {
    return <p className="border-y border-line py-6 text-body-sm text-fg-2">이 기간에 신청을 시작한 사람이 없어요.</p>;
  }
  return (
    <ScrollBox label="주별 표">
      <table className="w-full min-w-160 border-t border-line text-body-sm">
        <caption className="sr-only">주별, 신청 방법별 단계</caption>
        <thead>
          <tr className="border-b border-line text-caption text-fg-3">
            <th scope="col" className="py-2.5 text-left font-normal">
              주와 방법
            </th>
            {FUNNEL_STEPS.map((step) => (
              <th key={step} scope="col" className={`${CELL} font-normal`}>
                {STEP_NAMES[step]}
              </th>
            ))}
            <th scope="col" className={`${CELL} font-normal`}>
              결제율
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ weekOf, orderFunnelType, steps }) => (
            <tr key={`${weekOf}${orderFunnelType}`} className="border-b border-line">
              <th scope="row" className="py-3 text-left align-top font-medium">
                {ENROLLMENT_ROUTE_LABELS[orderFunnelType]}
                <span className="num block text-caption font-normal text-fg-3">
                  {formatKoreanDate(weekOf)}–{formatKoreanDate(addDays(weekOf, 6))}
                </span>
              </th>
              {steps.map(({ step, visitors }) => (
                <td key={step} className={CELL}>
                  {visitors}
                </td>
              ))}
              <td className={CELL}>{shareText(steps.at(-1)?.visitors ?? 0, steps[0]?.visitors ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
