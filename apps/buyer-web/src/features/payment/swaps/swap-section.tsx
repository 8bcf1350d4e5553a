import type { Course } from "@pkg/domain";
import { readsOf } from "@pkg/web/platform/api/query";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CourseView } from "@/lib/courses/course-views";
import type { CheckoutDraftData } from "@/lib/enrollment-draft/checkout-draft";
import { useEnrollmentDraft } from "@/lib/enrollment-draft/enrollment-draft";
import { useSoldProducts } from "../queries";
import { SwapNotice } from "./swap-notice";
import { applySwaps, findSwaps } from "./swaps";

type SwapSectionProps = {
  views: readonly CourseView[];
  courses: readonly Course[];
  save: (part: Partial<CheckoutDraftData>) => void;
};

/** Offers replacements for discontinued products and applies them after confirmation. */
export function SwapSection({ views, courses, save }: SwapSectionProps) {
  const client = useQueryClient();
  const sold = useSoldProducts();
  const swaps = sold.data ? findSwaps(views, sold.data) : null;
  const take = useMutation({
    mutationFn: async () => {
      const swapped = applySwaps(courses, swaps ?? []);
      useEnrollmentDraft.getState().setCourses(swapped);
      save({ courses: swapped });
      await client.invalidateQueries(readsOf("/lessons/products/{id}"));
    },
  });
  return (
    <SwapNotice
      swaps={swaps}
      isFailed={sold.isError}
      isSaving={take.isPending}
      onSwap={() => take.mutate()}
      onRetry={() => void sold.refetch()}
    />
  );
}
