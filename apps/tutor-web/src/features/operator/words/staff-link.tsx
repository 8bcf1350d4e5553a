import { type StaffAction, staffMay } from "@pkg/domain";
import { useSession } from "@pkg/web/platform/session/session-store";
import Link from "next/link";

type StaffLinkProps = { task: StaffAction; href: string; children: string };

/** A way to another page of the desk for who may open it; for everybody else the text alone. */
export function StaffLink({ task, href, children }: StaffLinkProps) {
  const roles = useSession(({ user }) => user?.staffRoles) ?? [];
  if (!staffMay(roles, task)) return children;
  return (
    <Link href={href} className="inline-flex min-h-6 items-center underline underline-offset-4">
      {children}
    </Link>
  );
}
