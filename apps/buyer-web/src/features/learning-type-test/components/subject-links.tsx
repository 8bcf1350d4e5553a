import type { Subject } from "@pkg/domain";
import { Icon } from "@pkg/ui/icon";
import Check from "lucide-react/icons/check";
import Link from "next/link";
import { tutorsPath } from "../result-path";

type SubjectLinksProps = { id: string; subjects: readonly Pick<Subject, "key" | "label">[]; current: string };

/** The subjects, each with its own tutors. */
export function SubjectLinks({ id, subjects, current }: SubjectLinksProps) {
  return (
    <nav aria-label="과목" className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {subjects.map(({ key, label }) => (
          <li key={key}>
            <Link
              href={tutorsPath(id, key)}
              replace
              scroll={false}
              aria-current={key === current ? "page" : undefined}
              className={`inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-[0.9375rem]/[1.5rem] transition-colors duration-(--duration-base) ease-out ${
                key === current
                  ? "border-brand bg-brand-soft font-semibold text-brand-fg inset-ring-1 inset-ring-brand"
                  : "border-line-2 font-medium hover:bg-sand-50"
              }`}
            >
              {key === current ? <Icon of={Check} size={18} /> : null}
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
