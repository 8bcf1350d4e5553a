import { Icon } from "@pkg/ui/icon";
import Star from "lucide-react/icons/star";

type ReviewSummaryProps = {
  total: number;
  average: number;
  distribution: ReadonlyArray<{ readonly stars: number; readonly count: number }>;
};

/** The average of the chosen reviews, and how many have each number of stars. */
export function ReviewSummary({ total, average, distribution }: ReviewSummaryProps) {
  return (
    <section aria-label="별점 요약" className="rounded-lg bg-sunken p-5">
      <div className="flex items-baseline gap-2.5">
        <Icon of={Star} size={28} className="self-center text-apricot-500 [&_svg]:fill-current" />
        <p className="text-[2.125rem]/[2.5rem] font-bold tracking-[-0.03em]">
          <span className="sr-only">5점 만점에 </span>
          {average.toFixed(1)}
          <span className="sr-only">점</span>
        </p>
        <p className="text-body-sm text-fg-2">
          후기 <span className="num">{`${total.toLocaleString("ko-KR")}개`}</span>
        </p>
      </div>
      <dl className="mt-3 grid gap-1">
        {distribution.map(({ stars, count }) => (
          <div key={stars} className="grid grid-cols-[2rem_1fr_2.5rem] items-center gap-2 text-caption text-fg-2">
            <dt className="num">{`${stars}점`}</dt>
            <dd aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sand-200">
              <div className="h-full rounded-full bg-pine-500" style={{ width: `${(count / total) * 100}%` }} />
            </dd>
            <dd className="num text-right">{`${count.toLocaleString("ko-KR")}개`}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-caption text-fg-3">
        수강 인증은 나란에서 수업을 들은 것을 확인했다는 표시예요. 표시가 없는 후기는 확인하지 못했어요.
      </p>
    </section>
  );
}
