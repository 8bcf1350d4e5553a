import { Button } from "@pkg/ui/button";
import { Checkbox } from "@pkg/ui/checkbox";
import { FieldGroup } from "@pkg/ui/field";
import { TextField } from "@pkg/ui/text-field";
import { ConflictNotice } from "@pkg/web/features/form/conflict-notice";
import { UnsavedGuard } from "@pkg/web/features/form/unsaved-guard";
import { useFormErrors } from "@pkg/web/features/form/use-form-errors";
import { schoolLevelOfGrade } from "@pkg/web/features/student/grade-groups";
import { GradePicker } from "@pkg/web/features/student/grade-picker";
import { SchoolSearch } from "@pkg/web/features/student/school-search";
import { type FormEvent, useState } from "react";
import { focusIn } from "@/lib/focus-in";
import type { MyStudent } from "@/lib/me";
import { schoolFactsText, schoolProblems, toFacts, valuesOf } from "../school-values";
import { useSaveStudent } from "../use-save-student";

/** Grade, and the school where there is one; a school that stands in no list is typed. */
export function SchoolForm({ base, onTheirs }: { base: MyStudent; onTheirs: (latest: MyStudent) => void }) {
  const initial = valuesOf(base);
  const [values, setValues] = useState(initial);
  const [isPressed, setPressed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const saving = useSaveStudent(base);
  const wrong = schoolProblems(values);
  const errors = isPressed ? wrong : {};
  const level = schoolLevelOfGrade(values.grade);
  const onError = useFormErrors([], () => {});
  const change = (part: Partial<typeof values>) => setValues({ ...values, ...part });

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
      setSaved(true);
    } catch (error) {
      onError(error);
    } finally {
      setBusy(false);
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setPressed(true);
    const [first] = Object.keys(wrong);
    if (first) return focusIn(`my-${first}`);
    void run(() => saving.save(toFacts(values)));
  };

  const { conflict } = saving;
  const mine = {
    grade: values.grade,
    schoolName: values.isUnlisted ? values.schoolName : (values.school?.name ?? null),
  };
  return (
    <>
      <UnsavedGuard dirty={!isSaved && JSON.stringify(values) !== JSON.stringify(initial)} />
      {conflict ? (
        <ConflictNotice
          rows={[{ label: "학년과 학교", theirs: theirsText(conflict.latest), mine: schoolFactsText(mine) }]}
          busy={busy}
          onTheirs={() => onTheirs(conflict.latest)}
          onMine={() => void run(saving.keepMine)}
        />
      ) : null}
      <form onSubmit={submit} noValidate className="grid gap-7">
        <FieldGroup>
          <div id="my-grade">
            <GradePicker
              value={values.grade}
              error={errors.grade}
              onChange={(grade) => {
                const isSameLevel = schoolLevelOfGrade(grade) === level;
                change({ grade, ...(isSameLevel ? {} : { school: null }) });
              }}
            />
          </div>
          {level ? (
            <div>
              <div id="my-school">
                {values.isUnlisted ? null : (
                  <SchoolSearch
                    level={level}
                    value={values.school}
                    error={errors.school}
                    onChange={(school) => change({ school })}
                  />
                )}
              </div>
              <div id="my-schoolName">
                {values.isUnlisted ? (
                  <TextField
                    label="학교 이름"
                    name="schoolName"
                    maxLength={40}
                    value={values.schoolName}
                    help="적어 주신 이름으로 수업을 준비해요."
                    error={errors.schoolName}
                    onChange={(event) => change({ schoolName: event.target.value })}
                  />
                ) : null}
              </div>
              {values.school && !values.isUnlisted ? null : (
                <Checkbox
                  label="학교가 목록에 없어요"
                  checked={values.isUnlisted}
                  onChange={(event) => change({ isUnlisted: event.target.checked })}
                  className="mt-1"
                />
              )}
            </div>
          ) : null}
        </FieldGroup>
        <Button type="submit" full size="lg" busy={busy} busyLabel="저장하고 있어요">
          저장
        </Button>
      </form>
    </>
  );
}

const theirsText = ({ grade, school, schoolName }: MyStudent): string =>
  schoolFactsText({ grade, schoolName: school?.name ?? schoolName });
