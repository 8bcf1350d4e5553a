import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { TutorProfileLoader } from "@pkg/web/features/tutor/tutor-profile-loader";
import type { OwnTutor } from "@/lib/own-tutor/own-tutor";

type ProfilePreviewProps = { open: boolean; onClose: () => void; tutor: OwnTutor };

/** The buyer's view: stored subjects and free times with the form's current values. */
export function ProfilePreview({ open, onClose, tutor }: ProfilePreviewProps) {
  const { name, universityName, major, styles, teachingYears, introduction } = tutor;
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="이렇게 보여요"
      description="아직 저장하지 않은 내용도 같이 보여 드려요."
    >
      <TutorProfileLoader
        id={tutor.id}
        what="미리 보기를"
        instead={{ name, universityName, major, styles, teachingYears, introduction }}
      />
    </BottomSheet>
  );
}
