import { Button } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { Checkbox } from "@pkg/ui/checkbox";
import { FieldGroup } from "@pkg/ui/field";
import { TextField } from "@pkg/ui/text-field";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { type FormEvent, useState } from "react";
import { focusIn } from "@/lib/focus-in";
import type { MyStudent } from "@/lib/me";
import { useAddStudent } from "../queries";
import { type ChildErrors, type ChildForm, needsGuardianConsent, validateChild } from "../validate-student";
import { SchoolFields } from "./school-fields";

const EMPTY: ChildForm = {
  name: "",
  birthYear: "",
  grade: null,
  school: null,
  isUnlisted: false,
  guardianConsent: false,
};

type AddStudentProps = { onAdded: (student: MyStudent) => void; onCancel?: (() => void) | undefined };

/** Adds a child without leaving the purchase; under 14 a parent consents (product §4). */
export function AddStudent({ onAdded, onCancel }: AddStudentProps) {
  const [form, setForm] = useState(EMPTY);
  const [isPressed, setPressed] = useState(false);
  const reactToError = useErrorReaction();
  const add = useAddStudent();
  const now = new Date();
  const wrong = validateChild(form, now);
  const errors: ChildErrors = isPressed ? wrong : {};
  const change = (part: Partial<ChildForm>) => setForm((before) => ({ ...before, ...part }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    const [first] = Object.keys(wrong);
    if (first) return focusIn(`child-${first}`);
    if (add.isPending) return;
    const { name, birthYear, grade, school, guardianConsent } = form;
    const consent = needsGuardianConsent(birthYear, now) ? { guardianConsent } : {};
    const body = {
      name: name.trim(),
      birthYear: Number(birthYear),
      grade,
      ...(school ? { schoolId: school.id } : {}),
      ...consent,
    };
    add.mutate(body, { onSuccess: onAdded, onError: reactToError });
  };

  return (
    <Card as="section" aria-labelledby="add-student">
      <form onSubmit={submit} noValidate className="grid gap-6">
        <h2 id="add-student" className="text-title-3">
          학생 더하기
        </h2>
        <FieldGroup>
          <div id="child-name">
            <TextField
              label="학생 이름"
              autoComplete="off"
              maxLength={40}
              value={form.name}
              error={errors.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          </div>
          <div id="child-birthYear">
            <TextField
              label="태어난 해"
              inputMode="numeric"
              placeholder="예: 2013"
              maxLength={4}
              value={form.birthYear}
              error={errors.birthYear}
              onChange={(event) => change({ birthYear: event.target.value.replace(/\D/g, "") })}
            />
          </div>
          <SchoolFields idPrefix="child" info={form} errors={errors} onChange={change} />
          {needsGuardianConsent(form.birthYear, now) ? (
            <div id="child-guardianConsent">
              <Checkbox
                label="보호자로서 만 14세 미만 자녀의 개인정보 수집에 동의해요"
                checked={form.guardianConsent}
                error={errors.guardianConsent}
                onChange={(event) => change({ guardianConsent: event.target.checked })}
              />
            </div>
          ) : null}
        </FieldGroup>
        <div className="grid gap-2">
          <Button type="submit" full variant="soft" busy={add.isPending} busyLabel="더하고 있어요">
            이 학생 더하기
          </Button>
          {onCancel ? (
            <Button variant="quiet" full onClick={onCancel}>
              그만두기
            </Button>
          ) : null}
        </div>
      </form>
    </Card>
  );
}
