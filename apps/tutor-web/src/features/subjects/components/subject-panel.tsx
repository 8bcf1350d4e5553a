import { EXPERT_SUBJECT_REFUSAL, isSubjectForRank, type TutorRank, type TutorSubjectList } from "@pkg/domain";
import { FieldMessage } from "@pkg/ui/field";
import { PillToggles } from "@pkg/ui/pill-group";
import type { CatalogueSubject } from "@pkg/web/features/tutor/use-catalogue";
import { useState } from "react";
import { WholeSubject } from "@/lib/whole-subject";
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
        const change = (chosen: string[]) => {
          const others = keys.filter((one) => !own.includes(one));
          const lost = own.find((one) => keys.includes(one) && !chosen.includes(one) && locked.includes(one));
          setHeld(lost ?? null);
          if (!lost) onChange([...others, ...chosen]);
        };
        const chosen = own.filter((one) => keys.includes(one));
        return (
          <div key={key} className="grid gap-3">
            <PillToggles
              legend={label}
              options={details.map((detail) => ({
                value: detail.key,
                label: detail.label,
                // Details chosen before the rank changed can be removed.
                unavailable: isOff && !keys.includes(detail.key),
              }))}
              value={chosen}
              help={isOff ? helpOf(chosen.length > 0) : undefined}
              error={kept ? `${kept.label} 수업을 듣는 학생이 있어요. 수업이 끝난 뒤에 뺄 수 있어요.` : undefined}
              onChange={change}
            />
            {isOff ? null : (
              <WholeSubject subject={{ key, label }} details={details} chosen={chosen} onChange={change} />
            )}
          </div>
        );
      })}
    </div>
  );
}

const helpOf = (isChosen: boolean): string =>
  isChosen ? `${EXPERT_SUBJECT_REFUSAL} 고른 과목을 빼야 저장할 수 있어요.` : EXPERT_SUBJECT_REFUSAL;
