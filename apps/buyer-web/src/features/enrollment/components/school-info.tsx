import { FieldGroup } from "@pkg/ui/field";
import type { SchoolInfo as Info, SchoolInfoErrors } from "../validate-student";
import { SchoolFields } from "./school-fields";

type SchoolInfoProps = {
  name: string;
  info: Info;
  errors: SchoolInfoErrors;
  onChange: (info: Partial<Info>) => void;
};

/** Grade and school of the chosen student: asked for only while they are missing (spec §5). */
export function SchoolInfo({ name, info, errors, onChange }: SchoolInfoProps) {
  return (
    <section aria-labelledby="school-info" className="border-t-8 border-sunken px-(--size-gutter) py-8">
      <h2 id="school-info" className="mb-4 text-title-2">
        {name} 학생의 학년과 학교
      </h2>
      <FieldGroup>
        <SchoolFields idPrefix="student" info={info} errors={errors} onChange={onChange} />
      </FieldGroup>
    </section>
  );
}
