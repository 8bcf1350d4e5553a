import { formatKoreanDate, type KstDate } from "@pkg/domain";
import { Card } from "@pkg/ui/card";
import { Won } from "@pkg/ui/won";
import Link from "next/link";

type MoneyCardProps = {
  title: string;
  /** An instant, or a date (YYYY-MM-DD) in Korea. */
  date: Date | KstDate;
  label: string;
  /** Won. */
  amount: number;
  link: { href: string; label: string };
};

/** The last or next payment with a link. */
export function MoneyCard({ title, date, label, amount, link }: MoneyCardProps) {
  return (
    <Card tone="soft" pad="none" className="px-5 pt-5 pb-1.5">
      <p className="flex justify-between gap-3 text-body-sm text-fg-2">
        {title}
        <span>{formatKoreanDate(date)}</span>
      </p>
      <p className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-label">{label}</span>
        <span className="ml-auto text-title-2">
          <Won amount={amount} />
        </span>
      </p>
      <div className="mt-3.5 border-t border-line-2">
        <Link href={link.href} className="flex min-h-12 items-center text-body-sm font-semibold">
          {link.label}
        </Link>
      </div>
    </Card>
  );
}
