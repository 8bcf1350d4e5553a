import { repeatedTrial, wantedCourse } from "@pkg/domain";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useState } from "react";
import { useSaveDraft } from "@/lib/enrollment-draft/checkout-draft";
import { focusIn } from "@/lib/flow/focus-in";
import { isSchoolAsked, type SchoolValues, schoolProblems, toFacts, valuesOf } from "@/lib/students/school-values";
import { studentOf } from "@/lib/students/student-of";
import { useTakenTrials } from "@/lib/students/taken-trials";
import { useChangeStudent } from "./queries";
import type { EnrollFacts } from "./use-enroll-facts";

const NO_SCHOOL: SchoolValues = { grade: null, school: null, isUnlisted: false, schoolName: "", gradeBand: null };

/** The choice of student with their missing school data; `onDone` runs after everything is saved. */
export function useStudentChoice({ me, draft, lastChild, views }: EnrollFacts, onDone: () => void) {
  const level = views[0]?.product.schoolLevel;
  const [studentId, setStudentId] = useState(() => studentOf(me, draft.data.studentId, lastChild, level)?.id ?? null);
  const [isPressed, setPressed] = useState(false);
  const student = me.students.find(({ id }) => id === studentId) ?? null;
  const wanted = views.map(({ course, product }) => wantedCourse(course, product));
  const taken = useTakenTrials(wanted.some(({ isTrial, goesOn }) => isTrial && !goesOn));
  const had = taken.filter((one) => one.studentId === studentId).map(({ subject }) => subject);
  const takenTrial = views[repeatedTrial(wanted, had)];
  const isAsked = student !== null && isSchoolAsked(student);
  const change = useChangeStudent();
  const { saveAsync } = useSaveDraft();

  const form = useDomainForm<SchoolValues>({
    defaultValues: NO_SCHOOL,
    values: student ? valuesOf(student) : NO_SCHOOL,
    validate: (values) => (isAsked ? schoolProblems(values) : {}),
    save: async (values) => {
      if (!student) return;
      if (isAsked) await change.mutateAsync({ params: { path: { studentId: student.id } }, body: toFacts(values) });
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
    /** A trial among the courses that this student has had, or that is listed twice. */
    takenTrial,
    /** Whether the student has had it. */
    isTrialHad: had.includes(takenTrial?.course.subject ?? ""),
    isStudentMissing: isPressed && student === null,
    isSaving: form.busy,
    next: () => {
      setPressed(true);
      if (student && !takenTrial) form.submit();
      else focusIn("student-missing");
    },
  };
}

export type StudentChoice = ReturnType<typeof useStudentChoice>;
