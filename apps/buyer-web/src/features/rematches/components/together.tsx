import type { Statistics } from "../leaving-queries";

/** What a pair has done in one class: lessons held, their arranged time and logs, and those that the student missed. */
export function Together({ statistics }: { statistics: Statistics }) {
  const { lessonCount, minutes, loggedCount, attendedCount } = statistics;
  const rows = [
    { label: "이 수업에서 함께한 수업", value: `${attendedCount}회` },
    { label: "수업 시간", value: timeText(minutes) },
    { label: "선생님이 쓴 기록", value: `${loggedCount}개` },
    { label: "학생이 못 온 수업", value: `${lessonCount - attendedCount}회` },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 rounded-lg bg-apricot-100 p-5">
      {rows.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-caption text-fg-2">{label}</dt>
          <dd className="num mt-1 text-title-3">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "6시간 30분" */
export function timeText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 ? `${hours}시간` : "", rest > 0 ? `${rest}분` : ""].filter(Boolean);
  return parts.length > 0 ? parts.join(" ") : "0분";
}
