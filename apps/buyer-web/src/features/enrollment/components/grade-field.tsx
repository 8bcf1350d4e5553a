import { GRADES, type Grade, gradeLabel } from "@pkg/domain";
import { Select } from "@pkg/ui/select";

type GradeFieldProps = {
  value: Grade | null;
  error?: string | undefined;
  onChange: (grade: Grade) => void;
  id?: string;
};

/** The fifteen grades, in their long form. */
export function GradeField({ value, error, onChange, id }: GradeFieldProps) {
  return (
    <Select
      {...(id ? { id } : {})}
      label="학년"
      placeholder="학년을 골라 주세요"
      options={GRADES.map((grade) => ({ value: grade, label: gradeLabel(grade) }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
