import { Icon } from "@pkg/ui/icon";
import ChevronRight from "lucide-react/icons/chevron-right";
import Link from "next/link";
import type { MyStudent } from "@/lib/account/me";
import { studentTitle } from "@/lib/students/student-of";

type StudentRowProps = {
  student: MyStudent | null;
  /** Where the student is changed; null when the order is for this one. */
  href: string | null;
};

/** The student, with the link that changes them. */
export function StudentRow({ student, href }: StudentRowProps) {
  const row = "flex min-h-14 items-center justify-between gap-3 border-t border-line text-body-sm";
  const name = student ? studentTitle(student) : <span className="text-warn">학생을 추가해 주세요</span>;
  if (href === null) {
    return (
      <p id="pay-student" className={row}>
        <span className="text-fg-2">배우는 학생</span>
        <span className="font-semibold">{name}</span>
      </p>
    );
  }
  return (
    <Link id="pay-student" href={href} className={`${row} hover:bg-sand-50`}>
      <span className="text-fg-2">배우는 학생</span>
      <span className="flex items-center gap-1 font-semibold">
        {name}
        <Icon of={ChevronRight} size={18} className="text-fg-3" />
      </span>
    </Link>
  );
}
