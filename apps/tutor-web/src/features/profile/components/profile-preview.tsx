import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { api, dataOf } from "@pkg/web/api";
import { LoadProblem } from "@pkg/web/shell/load-problem";
import { RowsSkeleton } from "@pkg/web/shell/rows-skeleton";
import { TutorProfileView } from "@pkg/web/tutor/tutor-profile-view";
import { useQuery } from "@tanstack/react-query";
import { useCatalogue } from "@/lib/catalogue";
import type { OwnTutor } from "@/lib/own-tutor";

type ProfilePreviewProps = { open: boolean; onClose: () => void; tutor: OwnTutor };

/** What a buyer sees: stored subjects and free times with what is typed now. */
export function ProfilePreview({ open, onClose, tutor }: ProfilePreviewProps) {
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="이렇게 보여요"
      description="아직 저장하지 않은 내용도 같이 보여 드려요."
    >
      <Preview tutor={tutor} />
    </BottomSheet>
  );
}

function Preview({ tutor }: { tutor: OwnTutor }) {
  const catalogue = useCatalogue();
  const seen = useQuery({
    queryKey: ["tutor", "public", tutor.id],
    queryFn: () => dataOf(api().GET("/tutors/{id}", { params: { path: { id: Number(tutor.id) } } })),
  });
  const error = seen.error ?? catalogue.error;
  if (seen.data && catalogue.data) {
    const { subjects, weeklyAvailablePeriods } = seen.data;
    return (
      <TutorProfileView level={3} tutor={{ ...tutor, subjects, weeklyAvailablePeriods }} subjects={catalogue.data} />
    );
  }
  return error ? (
    <LoadProblem
      error={error}
      onRetry={() => void Promise.all([seen.refetch(), catalogue.refetch()])}
      what="미리 보기를"
    />
  ) : (
    <RowsSkeleton />
  );
}
