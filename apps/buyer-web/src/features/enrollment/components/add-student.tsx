import { Button } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { Checkbox } from "@pkg/ui/checkbox";
import { FieldGroup } from "@pkg/ui/field";
import { TextField } from "@pkg/ui/text-field";
import { digitField, digitsOf } from "@pkg/web/features/form/shape-digits";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { ownDraft } from "@pkg/web/platform/session/own-draft";
import { Controller, FormProvider, useWatch } from "react-hook-form";
import type { MyStudent } from "@/lib/account/me";
import { SchoolFields } from "@/lib/students/school-fields";
import { toFacts } from "@/lib/students/school-values";
import { keptChild } from "../kept-child";
import { useAddStudent } from "../queries";
import { type ChildForm, needsGuardianConsent, validateChild } from "../validate-student";

const EMPTY: ChildForm = {
  name: "",
  birthYear: "",
  grade: null,
  school: null,
  isUnlisted: false,
  schoolName: "",
  gradeBand: null,
  guardianConsent: false,
};

const draft = ownDraft("new-child", keptChild);

type AddStudentProps = { onAdded: (student: MyStudent) => void; onCancel?: (() => void) | undefined };

/** Adds a child within the purchase; a child under 14 needs a parent's consent. */
export default function AddStudent({ onAdded, onCancel }: AddStudentProps) {
  const { mutateAsync } = useAddStudent();
  const form = useDomainForm<ChildForm>({
    defaultValues: EMPTY,
    draft,
    validate: (values) => validateChild(values, serverNow()),
    save: async (values) => onAdded(await mutateAsync({ body: bodyOf(values) })),
    recheck: true,
  });
  const birthYear = useWatch({ control: form.control, name: "birthYear" });
  return (
    <Card as="section" aria-labelledby="add-student">
      <form method="post" onSubmit={form.submit} noValidate className="grid gap-6">
        <h2 id="add-student" className="text-title-3">
          학생 추가
        </h2>
        <FieldGroup>
          <TextField {...form.field("name")} label="학생 이름" autoComplete="off" />
          <TextField
            {...digitField(form.field("birthYear"), digitsOf)}
            label="태어난 해"
            inputMode="numeric"
            placeholder="예: 2013"
            maxLength={4}
          />
          <FormProvider {...form}>
            <SchoolFields />
          </FormProvider>
          {needsGuardianConsent(birthYear, serverNow()) ? (
            <Controller
              control={form.control}
              name="guardianConsent"
              render={({ field, fieldState }) => (
                <Checkbox
                  ref={field.ref}
                  label="보호자로서 만 14세 미만 자녀의 개인정보 수집에 동의해요"
                  checked={field.value}
                  error={fieldState.error?.message}
                  onChange={(event) => field.onChange(event.target.checked)}
                />
              )}
            />
          ) : null}
        </FieldGroup>
        <div className="grid gap-2">
          <Button type="submit" full variant="soft" busy={form.busy} busyLabel="추가하고 있어요">
            이 학생 추가하기
          </Button>
          {onCancel ? (
            <Button
              variant="quiet"
              full
              onClick={() => {
                draft.forget();
                onCancel();
              }}
            >
              그만두기
            </Button>
          ) : null}
        </div>
      </form>
    </Card>
  );
}

function bodyOf({ name, birthYear, guardianConsent, ...school }: ChildForm) {
  return {
    name: name.trim(),
    birthYear: Number(birthYear),
    ...toFacts(school),
    ...(needsGuardianConsent(birthYear, serverNow()) ? { guardianConsent } : {}),
  };
}
