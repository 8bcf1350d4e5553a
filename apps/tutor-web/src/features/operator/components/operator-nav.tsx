"use client";

import { type StaffAction, staffMay } from "@pkg/domain";
import { useSession } from "@pkg/web/platform/session/session-store";
import Link from "next/link";

const PAGES = [
  { href: "/operator/applicants", label: "지원자", action: "APPLICANTS" },
  { href: "/operator/matches", label: "멈춘 매칭", action: "MATCHES" },
  { href: "/operator/enrollments", label: "신청 현황", action: "ENROLLMENTS" },
  { href: "/operator/benefits", label: "혜택", action: "BENEFITS" },
  { href: "/operator/money", label: "결제·환불", action: "MONEY" },
  { href: "/operator/features", label: "기능", action: "FEATURES" },
  { href: "/operator/staff", label: "직원 역할", action: "ROLES" },
] as const satisfies ReadonlyArray<{ href: string; label: string; action: StaffAction }>;

/** The navigation of staff pages: those that the signed-in person's roles open. */
export function OperatorNav({ current }: { current: (typeof PAGES)[number]["href"] }) {
  const roles = useSession(({ user }) => user?.staffRoles) ?? [];
  const open = PAGES.filter(({ href, action }) => href === current || staffMay(roles, action));
  return (
    <nav aria-label="운영" className="mb-4 flex flex-wrap gap-x-5">
      {open.map(({ href, label }) => (
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
