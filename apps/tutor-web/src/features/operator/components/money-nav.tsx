import Link from "next/link";
import { OperatorNav } from "./operator-nav";

const PAGES = [
  { href: "/operator/money", label: "오늘" },
  { href: "/operator/money/orders", label: "결제" },
  { href: "/operator/money/refunds", label: "환불" },
  { href: "/operator/money/periods", label: "정기 결제" },
  { href: "/operator/money/checks", label: "대조" },
] as const;

export type MoneyPage = (typeof PAGES)[number]["href"];

/** The navigation of the money pages, below that of all staff pages. */
export function MoneyNav({ current }: { current: MoneyPage }) {
  return (
    <>
      <OperatorNav current="/operator/money" />
      <nav aria-label="결제·환불" className="mb-4 flex flex-wrap gap-x-2">
        {PAGES.map(({ href, label }) => (
          <Link
            key={href}
            href={href}
            aria-current={href === current ? "page" : undefined}
            className="inline-flex min-h-11 items-center rounded-md px-3 text-body-sm text-fg-2 hover:bg-sand-50 aria-[current=page]:bg-sunken aria-[current=page]:font-bold aria-[current=page]:text-fg"
          >
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}
