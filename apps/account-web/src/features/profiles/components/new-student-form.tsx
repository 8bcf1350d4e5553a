"use client";

import { Button } from "@pkg/ui/button";
import { Checkbox } from "@pkg/ui/checkbox";
import { toast } from "@pkg/ui/toast";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { isUnder14Year, PersonFields } from "@/lib/person/person-fields";
import { StudyFields } from "@/lib/person/study-fields";
import { addStudent, EMPTY_STUDENT, newStudentDraft, newStudentProblems } from "../new-student";

/** Adds one student. A failure keeps everything that was typed. */
export function NewStudentForm({ listHref }: { listHref: string }) {
  const router = useRouter();
  const [now] = useState(() => new Date());
  const onError = useErrorReaction({ FOCUS_FIELD: ({ message }) => form.fail({ name: message }) });
  const form = useDomainForm({
    defaultValues: EMPTY_STUDENT,
    draft: newStudentDraft,
    validate: (values) => newStudentProblems(values, now),
    save: async (values) => {
      await addStudent(values);
      toast(`${values.name.trim()} 학생을 추가했어요`);
      router.replace(listHref);
    },
    onError,
  });
  const birthYear = useWatch({ control: form.control, name: "birthYear" });
  return (
    <form onSubmit={form.submit} noValidate>
      <PersonFields field={form.field} placeholders={{ name: "김하준", birthYear: "2012" }} />
      <div className="mt-7 grid gap-7">
        <Controller
          control={form.control}
          name="study"
          render={({ field: { ref, value, onChange } }) => (
            <StudyFields ref={ref} value={value} onChange={onChange} error={form.errors.study?.message} />
          )}
        />
        {isUnder14Year(birthYear, now) ? (
          <Checkbox
            {...form.register("consent")}
            error={form.errors.consent?.message}
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
      <Button type="submit" size="lg" full className="mt-9" busy={form.busy} busyLabel="추가하고 있어요">
        학생 추가
      </Button>
    </form>
  );
}
