import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { Button } from "@pkg/ui/button";
import { TutorProfileLoader } from "@pkg/web/features/tutor/tutor-profile-loader";
import { useState } from "react";

/** Expands a tutor's profile: subjects, free times, teaching style. */
export function TutorDetails({ tutor }: { tutor: { id: string; name: string } }) {
  const [isOpen, setOpen] = useState(false);
  const title = `${tutor.name} 선생님 소개`;
  return (
    <>
      <Button variant="quiet" size="sm" full aria-label={`${title} 보기`} onClick={() => setOpen(true)}>
        소개 보기
      </Button>
      <BottomSheet open={isOpen} onClose={() => setOpen(false)} title={title}>
        <TutorProfileLoader id={tutor.id} what="선생님 소개를" />
      </BottomSheet>
    </>
  );
}
