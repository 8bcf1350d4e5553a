import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useState } from "react";
import { REASON_MAX, reasonProblem } from "../forms/staff-reason";
import { experimentProblems, type Row, rowsOf, toSplit } from "./experiment-values";
import type { FeatureSetting } from "./feature-queries";
import { featureTitle } from "./feature-text";
import { useFeatureSave } from "./use-feature-save";
import { VariantRows } from "./variant-rows";

type ExperimentFormProps = { feature: FeatureSetting; onClose: () => void };

/** The variants of an experiment and how many of a hundred visitors see each; asks why before it changes anything. */
export function ExperimentForm({ feature, onClose }: ExperimentFormProps) {
  const save = useFeatureSave(feature);
  const [rows, setRows] = useState<readonly Row[]>(() => rowsOf(feature.split));
  const [isAsked, setAsked] = useState(false);
  const problems = experimentProblems(rows);
  const form = useDomainForm({
    defaultValues: { reason: "" },
    validate: ({ reason }) => ({ reason: reasonProblem(reason) }),
    save: async ({ reason }) => {
      await save({ split: toSplit(rows), reason: reason.trim() }, "실험을 바꿨어요");
      onClose();
    },
  });
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={`${featureTitle(feature.name)} 실험 ${feature.split ? "바꾸기" : "만들기"}`}
    >
      <form
        noValidate
        className="mt-3 grid gap-4"
        onSubmit={(event) => {
          setAsked(true);
          if (problems.length === 0) return form.submit(event);
          event.preventDefault();
          void form.trigger();
        }}
      >
        <VariantRows rows={rows} onChange={setRows} />
        {isAsked && problems.length > 0 ? (
          <p role="alert" className="text-body-sm text-error">
            {problems.join(" ")}
          </p>
        ) : null}
        <p className="text-body-sm text-fg-2">{`${whenText(feature)} 어떤 안을 이미 본 방문자는 그 안이 남아 있는 동안 그대로 봐요.`}</p>
        <TextField
          {...form.field("reason")}
          label="이유"
          help="기록에 남으니 개인정보는 적지 마세요."
          maxLength={REASON_MAX}
        />
        <div className="grid grid-cols-2 gap-2">
          <Button variant="secondary" onClick={onClose}>
            돌아가기
          </Button>
          <Button type="submit" busy={form.busy} busyLabel="바꾸고 있어요">
            {feature.split ? "이대로 바꾸기" : "이대로 만들기"}
          </Button>
        </div>
      </form>
    </BottomSheet>
  );
}

/** When visitors are split, and which of them. */
function whenText({ available, split }: FeatureSetting): string {
  if (!available) return "지금은 꺼져 있어서, 켜면 처음 오는 방문자부터 나눠요.";
  return split ? "바꾸면 처음 오는 방문자부터 새 비율로 나눠요." : "만들면 처음 오는 방문자부터 바로 나눠요.";
}
