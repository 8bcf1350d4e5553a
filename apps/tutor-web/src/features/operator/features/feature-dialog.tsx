import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { ReasonForm } from "../forms/reason-form";
import type { FeatureSetting } from "./feature-queries";
import { audienceText, changeOf, type FeatureWish, wishTexts } from "./feature-text";
import { useFeatureSave } from "./use-feature-save";

type FeatureDialogProps = { feature: FeatureSetting; wish: FeatureWish; onClose: () => void };

/** Asks whether and why before a flag is changed for all users. */
export function FeatureDialog({ feature, wish, onClose }: FeatureDialogProps) {
  const save = useFeatureSave(feature);
  const change = changeOf(feature, wish);
  const { question, act, done } = wishTexts(feature, wish);
  return (
    <BottomSheet open onClose={onClose} title={question}>
      <ReasonForm
        label="이유"
        help={`${audienceText({ ...feature, ...change })}. 누가 왜 바꿨는지 기록에 남아요.`}
        act={act}
        busyLabel="바꾸고 있어요"
        onClose={onClose}
        onSend={(reason) => save({ ...change, reason }, done)}
      />
    </BottomSheet>
  );
}
