"use client";

import { gradeLabel, MAX_STUDENTS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { FieldMessage } from "@pkg/ui/field";
import { Icon } from "@pkg/ui/icon";
import { IconButton } from "@pkg/ui/icon-button";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useId } from "react";
import type { ChildDraft } from "../sign-up-draft";
import { stepProblems } from "../sign-up-steps";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";

type ChildrenStepProps = StepProps & { onEdit: (child: number) => void };

/** The children so far: change one, take one out, add another. */
export function ChildrenStep({ draft, change, next, now, takesFocus, onEdit }: ChildrenStepProps) {
  const id = useId();
  const form = useDomainForm({
    defaultValues: { children: "" },
    validate: () => stepProblems("children", draft, 0, now),
    save: next,
  });

  return (
    <StepForm
      title="추가한 자녀를 확인해 주세요"
      help="자녀가 더 있으면 추가해 주세요."
      action="다음"
      form={form}
      takesFocus={takesFocus}
    >
      <ul aria-describedby={id} className="border-t border-line">
        {draft.children.map((child, index) => (
          // Children have no id yet and two may share a name: the index is the key.
          <li key={index} className="flex items-center gap-3.5 border-b border-line py-3.5">
            <div className="min-w-0 flex-1">
              <p className="text-label">{child.name}</p>
              <p className="text-caption text-fg-3">{factsOf(child)}</p>
            </div>
            <Button variant="quiet" size="sm" onClick={() => onEdit(index)} aria-label={`${child.name} 바꾸기`}>
              바꾸기
            </Button>
            <IconButton
              label={`${child.name} 빼기`}
              onClick={() => change({ children: draft.children.filter((_, other) => other !== index) })}
            >
              <Icon of={X} size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
      <FieldMessage id={id} error={form.errors.children?.message} />
      {draft.children.length < MAX_STUDENTS ? (
        <Button variant="line" size="lg" full className="mt-4" onClick={() => onEdit(draft.children.length)}>
          <Icon of={Plus} size={20} />
          자녀 추가
        </Button>
      ) : null}
    </StepForm>
  );
}

function factsOf({ grade, school }: ChildDraft): string {
  if (grade === null) return "학년을 골라 주세요";
  return [gradeLabel(grade, "short"), school?.name].filter(Boolean).join(" · ");
}
