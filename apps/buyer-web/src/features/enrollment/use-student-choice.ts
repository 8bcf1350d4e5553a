import { needsSchoolInfo } from "@pkg/domain";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { useState } from "react";
import { type CheckoutDraft, useSaveDraft } from "@/lib/checkout-draft";
import { focusIn } from "@/lib/focus-in";
import type { Me } from "@/lib/me";
import { studentOf } from "@/lib/student-of";
import { useChangeStudent } from "./queries";
import { type SchoolInfo, type SchoolInfoErrors, validateSchoolInfo } from "./validate-student";

const UNASKED: SchoolInfo = { grade: null, school: null, isUnlisted: false };

/** Which student the lessons are for, and what is still missing of their school; `onDone` runs once it is all saved. */
export function useStudentChoice(me: Me, draft: CheckoutDraft, onDone: () => void) {
  const [studentId, setStudentId] = useState(() => studentOf(me, draft.data.studentId)?.id ?? null);
  const student = me.students.find(({ id }) => id === studentId) ?? null;
  const [typed, setTyped] = useState<Partial<SchoolInfo>>({});
  const [isPressed, setPressed] = useState(false);
  const reactToError = useErrorReaction();
  const change = useChangeStudent();
  const { saveAsync } = useSaveDraft();
  const [isSaving, setSaving] = useState(false);

  const isAsked = student !== null && needsSchoolInfo(student);
  const info: SchoolInfo = { ...UNASKED, grade: student?.grade ?? null, school: student?.school ?? null, ...typed };
  const wrong: SchoolInfoErrors = isAsked ? validateSchoolInfo(info) : {};

  const choose = (id: string) => {
    setStudentId(id);
    setTyped({});
    setPressed(false);
  };

  const save = async () => {
    if (!student) return;
    setSaving(true);
    try {
      if (isAsked) {
        const { grade, school } = info;
        await change.mutateAsync({ id: student.id, change: { grade, ...(school ? { schoolId: school.id } : {}) } });
      }
      await saveAsync({ studentId: student.id });
      onDone();
    } catch (error) {
      reactToError(error);
    } finally {
      setSaving(false);
    }
  };

  const next = () => {
    setPressed(true);
    const [first] = student ? Object.keys(wrong) : ["missing"];
    if (first) return focusIn(`student-${first}`);
    if (!isSaving) void save();
  };

  return {
    student,
    choose,
    isAsked,
    info,
    changeInfo: (part: Partial<SchoolInfo>) => setTyped((before) => ({ ...before, ...part })),
    errors: isPressed ? wrong : {},
    isStudentMissing: isPressed && student === null,
    isSaving,
    next,
  };
}

export type StudentChoice = ReturnType<typeof useStudentChoice>;
