import { type TutorSubjectList, tutorSubjectList } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import type { CatalogueSubject } from "@pkg/web/features/tutor/use-catalogue";

const NAMES: Readonly<Record<TutorSubjectList, string>> = {
  middleSchoolSubjects: "중1–3 전부",
  highSchoolSubjects: "고1–3 전부",
  advancedSubjects: "전부",
};

type Detail = Pick<CatalogueSubject["subjectDetails"][number], "key" | "targetSchoolLevels">;

type WholeSubjectProps = {
  subject: { readonly key: string; readonly label: string };
  details: readonly Detail[];
  /** The chosen details of the subject. */
  chosen: readonly string[];
  onChange: (keys: string[]) => void;
};

/**
 * Chooses all details of a subject of one school level at once, or gives them up. Renders nothing where there is one.
 */
export function WholeSubject({ subject, details, chosen, onChange }: WholeSubjectProps) {
  const lists = [...Map.groupBy(details, (detail) => tutorSubjectList(subject.key, detail))];
  const wholes = lists.filter(([, own]) => own.length > 1);
  if (wholes.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {wholes.map(([list, own]) => {
        const keys = own.map(({ key }) => key);
        const isWhole = keys.every((key) => chosen.includes(key));
        const others = chosen.filter((key) => !keys.includes(key));
        const act = `${NAMES[list]} ${isWhole ? "빼기" : "고르기"}`;
        return (
          <Button
            key={list}
            variant="secondary"
            size="sm"
            aria-label={`${subject.label} ${act}`}
            onClick={() => onChange(isWhole ? others : [...others, ...keys])}
          >
            {act}
          </Button>
        );
      })}
    </div>
  );
}
