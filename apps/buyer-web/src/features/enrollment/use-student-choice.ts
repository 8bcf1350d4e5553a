import { needsSchoolInfo } from "@pkg/domain";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useState } from "react";
import { type CheckoutDraft, useSaveDraft } from "@/lib/checkout-draft";
import { focusIn } from "@/lib/focus-in";
import type { Me, MyStudent } from "@/lib/me";
import type { SchoolInfo } from "@/lib/school-fields";
import { studentOf } from "@/lib/student-of";
import { useChangeStudent } from "./queries";
import { validateSchoolInfo } from "./validate-student";

const infoOf = (student: MyStudent | null): SchoolInfo => ({
  grade: student?.grade ?? null,
  school: student?.school ?? null,
  isUnlisted: false,
});

/** The choice of student with their missing school data; `onDone` runs after everything is saved. */
export function useStudentChoice(me: Me, draft: CheckoutDraft, onDone: () => void) {
  const [studentId, setStudentId] = useState(() => studentOf(me, draft.data.studentId)?.id ?? null);
  const [isPressed, setPressed] = useState(false);
  const student = me.students.find(({ id }) => id === studentId) ?? null;
  const isAsked = student !== null && needsSchoolInfo(student);
  const change = useChangeStudent();
  const { saveAsync } = useSaveDraft();

  const form = useDomainForm<SchoolInfo>({
    defaultValues: infoOf(null),
    values: infoOf(student),
    validate: (info) => (isAsked ? validateSchoolInfo(info) : {}),
    save: async ({ grade, school }) => {
      if (!student) return;
      if (isAsked) {
        await change.mutateAsync({ id: student.id, change: { grade, ...(school ? { schoolId: school.id } : {}) } });
      }
      await saveAsync({ studentId: student.id });
      onDone();
    },
    recheck: true,
  });

  return {
    student,
    choose: (id: string) => {
      setStudentId(id);
      setPressed(false);
    },
    isAsked,
    form,
    isStudentMissing: isPressed && student === null,
    isSaving: form.busy,
    next: () => {
      setPressed(true);
      if (student) form.submit();
      else focusIn("student-missing");
    },
  };
}

export type StudentChoice = ReturnType<typeof useStudentChoice>;
