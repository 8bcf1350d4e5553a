import { Button } from "@pkg/ui/button";
import { ConflictNotice } from "@pkg/web/features/form/conflict-notice";
import { UnsavedGuard } from "@pkg/web/features/form/unsaved-guard";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { FormProvider } from "react-hook-form";
import type { MyStudent } from "@/lib/account/me";
import { SchoolFields } from "@/lib/students/school-fields";
import { schoolFactsText, schoolProblems, toFacts, valuesOf } from "@/lib/students/school-values";
import { useSaveStudent } from "../use-save-student";

/** Grade, and school for grades that have one; an unlisted school is typed. */
export function SchoolForm({ base, onTheirs }: { base: MyStudent; onTheirs: (latest: MyStudent) => void }) {
  const saving = useSaveStudent(base);
  const form = useDomainForm({
    defaultValues: valuesOf(base),
    validate: schoolProblems,
    save: (values) => saving.save(toFacts(values)),
    recheck: true,
  });
  const { conflict } = saving;
  const mine = () => {
    const { grade, school, isUnlisted, schoolName, gradeBand } = form.getValues();
    return schoolFactsText({ grade, schoolName: isUnlisted ? schoolName : (school?.name ?? null), gradeBand });
  };
  return (
    <>
      <UnsavedGuard dirty={form.isUnsaved} />
      {conflict ? (
        <ConflictNotice
          rows={[{ label: "학년과 학교", theirs: theirsText(conflict.latest), mine: mine() }]}
          busy={form.busy}
          onTheirs={() => onTheirs(conflict.latest)}
          onMine={() => void form.run(saving.keepMine)}
        />
      ) : null}
      <form method="post" onSubmit={form.submit} noValidate className="grid gap-10">
        <FormProvider {...form}>
          <SchoolFields />
        </FormProvider>
        <Button type="submit" full size="lg" busy={form.busy} busyLabel="저장하고 있어요">
          저장
        </Button>
      </form>
    </>
  );
}

const theirsText = ({ grade, school, schoolName, gradeBand }: MyStudent): string =>
  schoolFactsText({ grade, schoolName: school?.name ?? schoolName, gradeBand });
