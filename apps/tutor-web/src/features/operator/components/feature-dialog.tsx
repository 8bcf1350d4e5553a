import { AlertDialog } from "@pkg/ui/alert-dialog";
import { toast } from "@pkg/ui/toast";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import { type FeatureSetting, useFeatureChange } from "../feature-queries";
import { audienceText, changeOf, type FeatureWish, wishTexts } from "../feature-text";

type FeatureDialogProps = { feature: FeatureSetting; wish: FeatureWish; onClose: () => void };

/** Confirms a flag change before it takes effect for all users. */
export function FeatureDialog({ feature, wish, onClose }: FeatureDialogProps) {
  const changing = useFeatureChange(feature);
  const reject = useRejection();
  const change = changeOf(feature, wish);
  const { question, act, done } = wishTexts(feature, wish);
  const press = () => {
    if (changing.isPending) return;
    changing.mutate(change, {
      onSuccess: () => {
        onClose();
        toast(done);
      },
      // One dialog at a time: the error replaces the confirmation.
      onError: (error) => {
        onClose();
        reject(error);
      },
    });
  };
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={question}
      description={`${audienceText({ ...feature, ...change })}. 누가 바꿨는지 기록에 남아요.`}
      safe={{ label: "돌아가기" }}
      act={{ label: act, busy: changing.isPending, busyLabel: "바꾸고 있어요", onPress: press }}
    />
  );
}
