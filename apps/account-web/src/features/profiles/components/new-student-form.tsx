"use client";

import { Button } from "@pkg/ui/button";
import { toast } from "@pkg/ui/toast";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { addStudent, EMPTY_STUDENT, isConsentAsked, newStudentDraft, newStudentProblems } from "../new-student";
import { StudentFields } from "./student-fields";

/** Adds one student. A failure keeps everything that was typed. */
export function NewStudentForm({ listHref }: { listHref: string }) {
  const router = useRouter();
  const [now] = useState(() => serverNow());
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
      <StudentFields form={form} isConsentAsked={isConsentAsked(birthYear, now)} />
      <Button type="submit" size="lg" full className="mt-9" busy={form.busy} busyLabel="추가하고 있어요">
        학생 추가
      </Button>
    </form>
  );
}
