"use client";

import { useOwnTutor } from "@/lib/own-tutor/own-tutor";
import { TutorGate } from "@/lib/own-tutor/tutor-gate";
import { ProfileForm } from "./components/profile-form";

/** `/profile`: the profile that buyers read. */
export function ProfilePage() {
  return (
    <TutorGate reading={useOwnTutor()} what="프로필을">
      {(stored) => <ProfileForm stored={stored} />}
    </TutorGate>
  );
}
