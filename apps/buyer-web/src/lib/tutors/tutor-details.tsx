import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { Button, ButtonLink } from "@pkg/ui/button";
import { TutorProfileLoader } from "@pkg/web/features/tutor/tutor-profile-loader";
import { useState } from "react";

/**
 * Expands a tutor's profile: subjects, free times, teaching style; the voice and reviews stand on the tutor's own page.
 */
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
        <ButtonLink href={`/tutors/${tutor.id}`} variant="quiet" full className="mt-4">
          목소리와 후기 보기
        </ButtonLink>
      </BottomSheet>
    </>
  );
}
