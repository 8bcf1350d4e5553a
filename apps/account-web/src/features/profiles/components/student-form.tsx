import { Button } from "@pkg/ui/button";
import { toast } from "@pkg/ui/toast";
import { ConflictNotice } from "@pkg/web/features/form/conflict-notice";
import { UnsavedGuard } from "@pkg/web/features/form/unsaved-guard";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { isConsentAsked, newStudentProblems } from "../new-student";
import { useCorrectStudent } from "../queries";
import { type StoredStudent, studentText, toFacts, valuesOf } from "../stored-student";
import { StudentFields } from "./student-fields";

type StudentFormProps = {
  base: StoredStudent;
  /** Another version is the one to begin from: another tab's, or what was saved here. */
  onStored: (stored: StoredStudent) => void;
  listHref: string;
};

/** Corrects a student. Nothing that another tab saved is overwritten unasked. */
export function StudentForm({ base, onStored, listHref }: StudentFormProps) {
  const router = useRouter();
  const [now] = useState(() => serverNow());
  const initial = valuesOf(base);
  const saving = useCorrectStudent(base, {
    hasConsent: () => form.getValues("consent"),
    onSaved: (stored) => {
      // The page stays alive behind the list.
      onStored(stored);
      toast("저장했어요");
      router.replace(listHref);
    },
  });
  const form = useDomainForm({
    defaultValues: initial,
    validate: (values) => newStudentProblems(values, now, initial.birthYear),
    save: (values) => saving.save(toFacts(values, base)),
  });
  const birthYear = useWatch({ control: form.control, name: "birthYear" });
  const { conflict } = saving;
  const mine = () => {
    const values = form.getValues();
    return described({
      ...base,
      ...toFacts(values, base),
      school: null,
      schoolName: values.study.school?.name ?? null,
    });
  };
  return (
    <>
      <UnsavedGuard dirty={form.isUnsaved} />
      {conflict ? (
        <ConflictNotice
          rows={[{ label: "학생", theirs: described(conflict.latest), mine: mine() }]}
          busy={form.busy}
          onTheirs={() => onStored(conflict.latest)}
          onMine={() => void form.run(saving.keepMine)}
        />
      ) : null}
      <form onSubmit={form.submit} noValidate>
        <StudentFields form={form} isConsentAsked={isConsentAsked(birthYear, now, initial.birthYear)} />
        <Button type="submit" size="lg" full className="mt-9" busy={form.busy} busyLabel="저장하고 있어요">
          저장
        </Button>
      </form>
    </>
  );
}

const described = (student: StoredStudent): string => `${student.name} · ${studentText(student)}`;
