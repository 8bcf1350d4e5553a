import {
  publishedTextProblem,
  REVIEW_CHIPS,
  REVIEW_STARS,
  REVIEW_TEXT_LENGTH,
  type ReviewChip,
  type ReviewStars,
  reviewChipsFor,
} from "@pkg/domain";
import { toast } from "@pkg/ui/toast";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { ownDraft } from "@pkg/web/platform/session/own-draft";
import { isText, keptFields, listOf, oneOf, orNull } from "@pkg/web/platform/storage/kept-fields";
import { useRouter } from "next/navigation";
import { type ClassReview, useSaveReview } from "./queries";

interface Values {
  rating: number | null;
  chips: ReviewChip[];
  text: string;
}

const parseDraft = keptFields<Values>({
  rating: orNull(oneOf<number>(REVIEW_STARS)),
  chips: listOf(oneOf(REVIEW_CHIPS)),
  text: isText,
});

export const starsOf = (rating: number | null) => REVIEW_STARS.find((stars) => stars === rating) ?? null;

/** The chosen ones that go with the stars: others were chosen before the stars changed. */
export const fittingChips = (chips: readonly ReviewChip[], stars: ReviewStars) =>
  chips.filter((chip) => reviewChipsFor(stars).includes(chip));

/** A new or changed review with its draft; leads back to the class when it is saved. */
export function useReviewForm(matchId: string, review: ClassReview["review"]) {
  const save = useSaveReview(matchId);
  const router = useRouter();
  return useDomainForm<Values>({
    defaultValues: { rating: review?.rating ?? null, chips: review?.chips ?? [], text: review?.text ?? "" },
    draft: ownDraft(`review:${matchId}`, parseDraft),
    validate: ({ rating, text }) => ({
      rating: starsOf(rating) === null ? "별점을 골라 주세요." : null,
      text: publishedTextProblem(text, REVIEW_TEXT_LENGTH),
    }),
    save: async ({ rating, chips, text }) => {
      const stars = starsOf(rating);
      if (stars === null) return;
      const body = { rating: stars, chips: fittingChips(chips, stars), text: text.trim() };
      await save.mutateAsync({ params: { path: { id: matchId } }, body });
      toast(review ? "후기를 고쳤어요" : "후기를 남겼어요. 고마워요.", { tone: "ok" });
      router.push(`/myclass/${matchId}`);
    },
  });
}
