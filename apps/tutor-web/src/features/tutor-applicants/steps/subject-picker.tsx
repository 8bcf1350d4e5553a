import {
  CONFIDENCE_LEVEL_LABELS,
  CONFIDENCE_LEVELS,
  EXPERT_SUBJECT_REFUSAL,
  type TutorSubjects,
  teachableDetails,
} from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { cn } from "@pkg/ui/cn";
import { Icon } from "@pkg/ui/icon";
import { PillGroup, PillToggles } from "@pkg/ui/pill-group";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState } from "react";
import { WholeSubject } from "@/lib/whole-subject";
import type { ApplicantChange, Subject } from "../queries";
import { chosenDetails, confidenceIn, withConfidence, withDetails } from "../subject-choice";

type SubjectPickerProps = {
  subject: Subject;
  taught: TutorSubjects;
  /** Experts do not teach it. */
  isRefused: boolean;
  onChange: (subjects: NonNullable<ApplicantChange["subjects"]>) => void;
};

/** One subject: collapsed, a row with the number of chosen details; open, its details and the confidence. */
export function SubjectPicker({ subject, taught, isRefused, onChange }: SubjectPickerProps) {
  const chosen = chosenDetails(taught, subject);
  const confidence = confidenceIn(taught, subject.key);
  const details = teachableDetails(subject.subjectDetails);
  const [isOpen, setOpen] = useState(chosen.length > 0);
  const panel = useId();
  if (isRefused) {
    return (
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 border-b border-line py-2 text-fg-3">
        <span>{subject.label}</span>
        <span className="text-caption">{EXPERT_SUBJECT_REFUSAL}</span>
      </div>
    );
  }
  return (
    <section className="border-b border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-14 w-full items-center gap-2 text-left"
      >
        <span className="flex-1 text-body">{subject.label}</span>
        {chosen.length > 0 ? (
          <Badge tone={confidence ? "brand" : "warn"}>
            {confidence ? `${chosen.length}개 · ${CONFIDENCE_LEVEL_LABELS[confidence]}` : "자신감을 골라 주세요"}
          </Badge>
        ) : null}
        <Icon of={ChevronDown} size={20} className={cn("text-fg-3", isOpen && "rotate-180")} />
      </button>
      <div id={panel} hidden={!isOpen} className="grid gap-5 pt-1 pb-6">
        <WholeSubject
          subject={subject}
          details={details}
          chosen={chosen}
          onChange={(keys) => onChange(withDetails(taught, subject, keys))}
        />
        <PillToggles
          legend={`${subject.label} 세부 과목`}
          legendLook="hidden"
          options={details.map(({ key, label }) => ({ value: key, label }))}
          value={chosen}
          onChange={(keys) => onChange(withDetails(taught, subject, keys))}
        />
        {chosen.length > 0 ? (
          <PillGroup
            legend={`${subject.label} 자신감`}
            legendLook="field"
            options={CONFIDENCE_LEVELS.map((value) => ({ value, label: CONFIDENCE_LEVEL_LABELS[value] }))}
            value={confidence}
            onChange={(level) => onChange(withConfidence(taught, subject.key, level))}
          />
        ) : null}
      </div>
    </section>
  );
}
