import { toast } from "@pkg/ui/toast";
import { isChangedMeanwhile } from "@pkg/web/features/form/versioned-save";
import { type FeatureChange, type FeatureSetting, useFeatureChange } from "./feature-queries";

/**
 * Saves a change of a flag as it was when its sheet was opened. When a colleague was faster, nothing is changed and that is
 * said: the sheet was about what is not true any more, so it may close either way. Other errors are thrown.
 */
export function useFeatureSave({ name, updatedAt }: FeatureSetting) {
  const { mutateAsync } = useFeatureChange();
  return async (change: FeatureChange, done: string): Promise<void> => {
    try {
      await mutateAsync({ params: { path: { name }, header: { "if-match": updatedAt } }, body: change });
      toast(done);
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error;
      toast("그사이 다른 직원이 먼저 바꿨어요. 지금 모습을 확인해 주세요.", { tone: "info" });
    }
  };
}
