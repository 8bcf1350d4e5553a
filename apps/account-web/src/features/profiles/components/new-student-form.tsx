"use client";

import type { Grade } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { Checkbox } from "@pkg/ui/checkbox";
import { FieldGroup } from "@pkg/ui/field";
import { TextField } from "@pkg/ui/text-field";
import { toast } from "@pkg/ui/toast";
import { useForm } from "@pkg/web/features/form/use-form";
import { schoolLevelOfGrade } from "@pkg/web/features/student/grade-groups";
import { GradePicker } from "@pkg/web/features/student/grade-picker";
import type { SchoolChoice } from "@pkg/web/features/student/school-choice";
import { SchoolSearch } from "@pkg/web/features/student/school-search";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { addStudent } from "../add-student";
import { isUnder14Year, newStudentProblems } from "../new-student-problems";

/** Adds one student. Loaded by `NewStudent`. Everything stays as it was typed when saving fails. */
export default function NewStudentForm({ listHref }: { listHref: string }) {
  const router = useRouter();
  const [now] = useState(() => new Date());
  const [grade, setGrade] = useState<Grade | null>(null);
  const [school, setSchool] = useState<SchoolChoice | null>(null);
  const [consent, setConsent] = useState(false);
  const [gradeError, setGradeError] = useState<string>();
  const firstGrade = useRef<HTMLInputElement>(null);
  const react = useErrorReaction({ FOCUS_FIELD: (copy) => form.fail({ name: copy.message }) });
  const form = useForm({
    initial: { name: "", birthYear: "", consent: "" },
    validate: (values) => {
      const problems = newStudentProblems({ ...values, grade, consent }, now);
      setGradeError(problems.grade);
      if (problems.grade && !problems.name && !problems.birthYear) firstGrade.current?.focus();
      return problems;
    },
    onSubmit: async ({ name, birthYear }) => {
      await addStudent({ name, birthYear, grade, school, consent });
      toast(`${name.trim()} 학생을 더했어요`);
      router.replace(listHref);
    },
    onError: react,
  });
  const level = schoolLevelOfGrade(grade);
  const needsConsent = isUnder14Year(form.values.birthYear, now);
  return (
    <form ref={form.formRef} onSubmit={form.submit} noValidate>
      <FieldGroup>
        <TextField {...form.field("name")} label="이름" autoComplete="off" placeholder="김하준" />
        <TextField
          {...form.field("birthYear")}
          label="태어난 해"
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          placeholder="2012"
          right={<span className="text-fg-3">년</span>}
        />
      </FieldGroup>
      <div className="mt-7 grid gap-7">
        <GradePicker
          ref={firstGrade}
          value={grade}
          error={gradeError}
          onChange={(next) => {
            setGradeError(undefined);
            if (schoolLevelOfGrade(next) !== level) setSchool(null);
            setGrade(next);
          }}
        />
        {level ? <SchoolSearch hint="선택" level={level} value={school} onChange={setSchool} /> : null}
        {needsConsent ? (
          <Checkbox
            {...form.field("consent")}
            value="agreed"
            checked={consent}
            onChange={(event) => {
              setConsent(event.target.checked);
              form.field("consent").onChange(event);
            }}
            label={
              <>
                <span className="text-fg-3">필수</span> 보호자로서{" "}
                <Link href="/terms/under-14-privacy" target="_blank" className="underline underline-offset-4">
                  만 14세 미만 자녀의 개인정보 수집
                </Link>
                에 동의해요
              </>
            }
          />
        ) : null}
      </div>
      <Button type="submit" size="lg" full className="mt-9" busy={form.busy} busyLabel="더하고 있어요">
        학생 더하기
      </Button>
    </form>
  );
}
