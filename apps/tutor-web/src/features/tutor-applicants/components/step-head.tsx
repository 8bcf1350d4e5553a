import { Button, ButtonLink } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { Steps } from "@pkg/ui/steps";
import { SaveStatus } from "@pkg/web/features/form/save-status";
import ChevronLeft from "lucide-react/icons/chevron-left";
import Link from "next/link";
import type { ComponentProps } from "react";
import { STEPS, type Step } from "../step-plan";

type StepHeadProps = ComponentProps<typeof SaveStatus> & { step: Step; onStep: (step: Step) => void };

/** How far the application is, the way back, and whether the answers are saved. */
export function StepHead({ step, onStep, ...saving }: StepHeadProps) {
  const index = STEPS.indexOf(step);
  const before = STEPS[index - 1];
  return (
    <>
      <Steps current={index + 1} total={STEPS.length} />
      <div className="flex min-h-11 items-center justify-between">
        {before ? (
          <Button variant="text" size="sm" flush onClick={() => onStep(before)}>
            <Icon of={ChevronLeft} size={20} />
            이전
          </Button>
        ) : (
          // What was written is saved by itself, so leaving loses nothing.
          <ButtonLink href="/" linkAs={Link} variant="text" size="sm" flush>
            <Icon of={ChevronLeft} size={20} />
            선생님 홈
          </ButtonLink>
        )}
        <SaveStatus {...saving} />
      </div>
    </>
  );
}
