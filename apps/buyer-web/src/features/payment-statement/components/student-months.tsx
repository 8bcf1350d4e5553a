import { formatWon } from "@pkg/domain";
import type { PaymentStatement } from "../queries";

type StudentMonthsProps = { student: PaymentStatement["students"][number] };

const CELL = "py-2.5 pl-2 text-right";

/** The months of one student, as a table. */
export function StudentMonths({ student }: StudentMonthsProps) {
  const sums = [...student.months.map((each) => ({ ...each, label: `${Number(each.month.slice(5))}월` }))];
  return (
    <table className="num mt-8 w-full table-fixed text-body-sm print:mt-4">
      <caption className="mb-1 text-left text-title-3">{`${student.studentName} 학생`}</caption>
      <thead className="text-caption text-fg-3">
        <tr className="border-b border-line">
          <th scope="col" className="w-1/7 py-2 text-left font-medium">
            달
          </th>
          <th scope="col" className={`${CELL} font-medium`}>
            결제
          </th>
          <th scope="col" className={`${CELL} font-medium`}>
            환불
          </th>
          <th scope="col" className={`${CELL} font-medium`}>
            합계
          </th>
        </tr>
      </thead>
      <tbody>
        {sums.map(({ month, label, paid, refunded, total }) => (
          <tr key={month} className="border-b border-line">
            <th scope="row" className="py-2.5 text-left font-medium whitespace-nowrap">
              {label}
            </th>
            <td className={CELL}>{formatWon(paid)}</td>
            <td className={CELL}>{formatWon(-refunded)}</td>
            <td className={CELL}>{formatWon(total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="font-semibold">
        <tr>
          <th scope="row" className="py-2.5 text-left">
            합계
          </th>
          <td className={CELL}>{formatWon(student.paid)}</td>
          <td className={CELL}>{formatWon(-student.refunded)}</td>
          <td className={CELL}>{formatWon(student.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
