import { Button } from "@pkg/ui/button";
import { FieldGroup } from "@pkg/ui/field";
import { Icon } from "@pkg/ui/icon";
import { FlowSection } from "@pkg/ui/layout";
import type { DomainForm } from "@pkg/web/features/form/use-domain-form";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import type { Me } from "@/lib/me";
import { SchoolFields } from "@/lib/school-fields";
import type { SchoolValues } from "@/lib/school-values";
import type { StudentChoice } from "../use-student-choice";
import { AddStudent } from "./add-student";
import { StudentTiles } from "./student-tiles";

type StudentSectionProps = {
  me: Me;
  choice: StudentChoice;
  title: string;
  /** Visually hidden, because the page's heading shows the same question. */
  isTitleHidden?: boolean;
};

/** The choice of student, adding a child, and missing school data. */
export function StudentSection({ me, choice, title, isTitleHidden = false }: StudentSectionProps) {
  const [wantsMore, setWantsMore] = useState(false);
  const isEmpty = me.students.length === 0;
  const isAdding = wantsMore || isEmpty;
  const First = isTitleHidden ? "section" : FlowSection;
  return (
    <>
      <First id="student-missing" aria-labelledby="students" className="grid gap-3 px-(--size-gutter) pb-8">
        <h2 id="students" className={isTitleHidden ? "sr-only" : "mb-1 text-title-2"}>
          {title}
        </h2>
        {isEmpty ? null : (
          <StudentTiles students={me.students} value={choice.student?.id ?? null} onChange={choice.choose} />
        )}
        {isAdding ? (
          <AddStudent
            onAdded={(student) => {
              setWantsMore(false);
              choice.choose(student.id);
            }}
            onCancel={isEmpty ? undefined : () => setWantsMore(false)}
          />
        ) : (
          <Button variant="line" full onClick={() => setWantsMore(true)}>
            <Icon of={Plus} size={20} />
            학생 추가
          </Button>
        )}
        <div role="alert">
          {choice.isStudentMissing ? (
            <p className="text-caption font-medium text-error">배우는 학생을 먼저 추가해 주세요.</p>
          ) : null}
        </div>
      </First>
      {choice.isAsked && choice.student ? (
        <SchoolInfo key={choice.student.id} name={choice.student.name} form={choice.form} />
      ) : null}
    </>
  );
}

/** Grade and school of the chosen student, shown only while they are missing. */
function SchoolInfo({ name, form }: { name: string; form: DomainForm<SchoolValues> }) {
  return (
    <FlowSection aria-labelledby="school-info">
      <h2 id="school-info" className="mb-4 text-title-2">
        {name} 학생의 학년과 학교
      </h2>
      <FormProvider {...form}>
        <FieldGroup>
          <SchoolFields />
        </FieldGroup>
      </FormProvider>
    </FlowSection>
  );
}
