import { EXPERT_SUBJECT_REFUSAL, isSubjectForRank, type TutorRank, type TutorSubjectList } from "@pkg/domain";
import { FieldMessage } from "@pkg/ui/field";
import { PillToggles } from "@pkg/ui/pill-group";
import type { CatalogueSubject } from "@pkg/web/features/tutor/use-catalogue";
import { useState } from "react";
import { subjectsOfList } from "../subject-choice";

type SubjectPanelProps = {
  list: TutorSubjectList;
  catalogue: readonly CatalogueSubject[];
  rank: TutorRank;
  /** Details with weekly lessons: they cannot be removed. */
  locked: readonly string[];
  /** The chosen details of all lists. */
  keys: readonly string[];
  error: string | undefined;
  onChange: (keys: string[]) => void;
};

/** The details of one list by subject. A subject that the rank may not teach shows the reason. */
export function SubjectPanel({ list, catalogue, rank, locked, keys, error, onChange }: SubjectPanelProps) {
  const [held, setHeld] = useState<string | null>(null);
  const subjects = subjectsOfList(catalogue, list);
  return (
    <div className="grid gap-8 pt-6">
      {error ? <FieldMessage error={error} /> : null}
      {subjects.map(({ key, label, details }) => {
        const isOff = !isSubjectForRank(key, rank);
        const own = details.map((detail) => detail.key);
        const kept = details.find((detail) => detail.key === held);
        return (
          <PillToggles
            key={key}
            legend={label}
            options={details.map((detail) => ({
              value: detail.key,
              label: detail.label,
              // Details chosen before the rank changed can be removed.
              unavailable: isOff && !keys.includes(detail.key),
            }))}
            value={own.filter((one) => keys.includes(one))}
            help={isOff ? helpOf(own.some((one) => keys.includes(one))) : undefined}
            error={kept ? `${kept.label} 수업을 듣는 학생이 있어요. 수업이 끝난 뒤에 뺄 수 있어요.` : undefined}
            onChange={(chosen) => {
              const others = keys.filter((one) => !own.includes(one));
              const lost = own.find((one) => keys.includes(one) && !chosen.includes(one) && locked.includes(one));
              setHeld(lost ?? null);
              if (!lost) onChange([...others, ...chosen]);
            }}
          />
        );
      })}
    </div>
  );
}

const helpOf = (isChosen: boolean): string =>
  isChosen ? `${EXPERT_SUBJECT_REFUSAL} 고른 과목을 빼야 저장할 수 있어요.` : EXPERT_SUBJECT_REFUSAL;
