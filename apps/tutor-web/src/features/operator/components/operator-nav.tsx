import Link from "next/link";

const PAGES = [
  { href: "/operator/applicants", label: "지원자" },
  { href: "/operator/matches", label: "멈춘 매칭" },
  { href: "/operator/enrollments", label: "신청 현황" },
  { href: "/operator/benefits", label: "혜택" },
  { href: "/operator/features", label: "기능" },
] as const;

/** The navigation of staff pages, hidden from others. */
export function OperatorNav({ current }: { current: (typeof PAGES)[number]["href"] }) {
  return (
    <nav aria-label="운영" className="mb-4 flex flex-wrap gap-x-5">
      {PAGES.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          aria-current={href === current ? "page" : undefined}
          className="inline-flex min-h-11 items-center text-body-sm text-fg-2 underline-offset-8 hover:underline aria-[current=page]:font-bold aria-[current=page]:text-fg aria-[current=page]:underline"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
