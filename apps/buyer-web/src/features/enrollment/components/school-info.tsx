import { FieldGroup } from "@pkg/ui/field";
import type { School } from "../queries";
import type { SchoolInfo as Info, SchoolInfoErrors } from "../validate-student";
import { GradeField } from "./grade-field";
import { SchoolField } from "./school-field";

type SchoolInfoProps = {
  name: string;
  info: Info;
  school: School | null;
  errors: SchoolInfoErrors;
  onChange: (info: Partial<Info>, school?: School | null) => void;
};

/** Grade and school of the chosen student: asked for only while they are missing (spec §5). */
export function SchoolInfo({ name, info, school, errors, onChange }: SchoolInfoProps) {
  return (
    <section aria-labelledby="school-info" className="border-t-8 border-sunken px-(--size-gutter) py-8">
      <h2 id="school-info" className="mb-4 text-title-2">
        {name} 학생의 학년과 학교
      </h2>
      <FieldGroup>
        <GradeField
          id="student-grade"
          value={info.grade}
          error={errors.grade}
          onChange={(grade) => onChange({ grade, schoolId: null }, null)}
        />
        <SchoolField
          id="student-school"
          grade={info.grade}
          school={school}
          isUnlisted={info.isUnlisted}
          error={errors.school}
          onChange={(found, isUnlisted) => onChange({ schoolId: found?.id ?? null, isUnlisted }, found)}
        />
      </FieldGroup>
    </section>
  );
}
