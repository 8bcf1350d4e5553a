import { connection } from "next/server";
import { loadStatistics, loadSubjects } from "@/lib/site/public-data";

const MIN_HEIGHT = "min-h-11 lg:min-h-13";

/** Tutors, rating and subjects, counted from the data. A figure that can't be counted is omitted. */
export async function Figures() {
  await connection();
  const [statistics, subjects] = await Promise.all([
    loadStatistics().catch(() => null),
    loadSubjects().catch(() => null),
  ]);
  const figures = [
    ...(statistics ? [{ value: `${statistics.tutors}명`, label: "활동 중인 선생님" }] : []),
    ...(statistics && statistics.reviews > 0
      ? [{ value: `${statistics.averageRating.toFixed(1)}점`, label: `수업 후기 ${statistics.reviews}개` }]
      : []),
    ...(subjects ? [{ value: `${subjects.length}과목`, label: "배울 수 있는 과목" }] : []),
  ];
  return (
    <dl className={`grid auto-cols-fr grid-flow-col text-center lg:flex lg:gap-10 lg:text-left ${MIN_HEIGHT}`}>
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-line not-first:border-l lg:not-first:pl-10"
        >
          <dt className="text-micro text-fg-3 lg:text-caption">{label}</dt>
          <dd className="num text-title-3 lg:text-title-2">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Reserves the figures' height while they load, to avoid layout shift. */
export function FiguresSkeleton() {
  return <div className={MIN_HEIGHT} />;
}
