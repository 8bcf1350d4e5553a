import { Portrait, seedOf } from "@pkg/ui/portrait";
import type { components } from "@pkg/web/platform/api/api";
import type { ReactNode } from "react";

/** Whom a course begins with. */
export type FirstTutor = Pick<components["schemas"]["PublicTutor"], "id" | "name" | "gender">;

type FirstTutorNoteProps = {
  tutor: FirstTutor;
  /** Whether a new student could be taken now. */
  takesStudents?: boolean;
  /** Below it: another way on. */
  children?: ReactNode;
  className?: string;
};

/** Says whom we ask first, or kindly that this tutor takes nobody now and the search goes on. */
export function FirstTutorNote({ tutor, takesStudents = true, children, className = "" }: FirstTutorNoteProps) {
  return (
    <div className={`flex items-center gap-3.5 rounded-lg bg-brand-soft px-4 py-3.5 ${className}`}>
      <Portrait seed={seedOf(tutor.id)} gender={tutor.gender} width={44} />
      <div className="min-w-0 flex-1">
        <p className="text-label">
          {takesStudents ? (
            <>
              {tutor.name} 선생님께 <span className="inline-block">먼저 제안해요</span>
            </>
          ) : (
            <>
              {tutor.name} 선생님은 <span className="inline-block">지금 쉬고 있어요</span>
            </>
          )}
        </p>
        <p className="text-caption text-fg-2">
          {takesStudents
            ? "결제한 뒤 시간을 알려 주면 이 선생님께 가장 먼저 물어봐요."
            : "새 학생을 받지 않아서, 맞는 다른 선생님을 찾아 드려요."}
        </p>
        {children}
      </div>
    </div>
  );
}
