import { CONFIDENCE_LEVEL_LABELS, CONFIDENCE_LEVELS, type ConfidenceLevel } from "@pkg/domain";
import { PillGroup } from "@pkg/ui/pill-group";
import type { CatalogueSubject } from "@pkg/web/features/tutor/use-catalogue";
import { type SubjectChoice, taughtSubjects } from "../subject-choice";

type ConfidenceRowsProps = {
  catalogue: readonly CatalogueSubject[];
  choice: SubjectChoice;
  errorOf: (subject: string) => string | undefined;
  onChange: (subject: string, level: ConfidenceLevel) => void;
};

/** The tutor's confidence in each taught subject: 최상 to 최하. */
export function ConfidenceRows({ catalogue, choice, errorOf, onChange }: ConfidenceRowsProps) {
  const taught = taughtSubjects(catalogue, choice);
  if (taught.length === 0) return null;
  return (
    <section aria-labelledby="confidence" className="mt-10 border-t border-line pt-8">
      <h2 id="confidence" className="text-title-3">
        얼마나 자신 있나요?
      </h2>
      <p className="mt-1 mb-6 text-body-sm text-fg-2">맞는 학생을 찾을 때 과목마다 자신감도 함께 봐요.</p>
      <div className="grid gap-7">
        {taught.map(({ key, label }) => (
          <div key={key} data-field={`confidenceSubjects.${key}`}>
            <PillGroup
              legend={`${label} 자신감`}
              legendLook="field"
              options={CONFIDENCE_LEVELS.map((level) => ({ value: level, label: CONFIDENCE_LEVEL_LABELS[level] }))}
              value={choice.levels[key] ?? null}
              error={errorOf(key)}
              onChange={(level) => onChange(key, level)}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
