import { QueryProvider } from "@pkg/web/platform/api/query-provider";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { ReviewsPage } from "@/features/reviews/reviews-page";
import { TutorFrame } from "@/lib/site/tutor-frame";

export const metadata = pageMetadata("후기");

export default function Page() {
  return (
    <TutorFrame>
      <QueryProvider>
        <ReviewsPage />
      </QueryProvider>
    </TutorFrame>
  );
}
