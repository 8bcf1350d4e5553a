"use client";

import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import dynamic from "next/dynamic";
import { useEffect } from "react";
import { useOwnTutor } from "@/lib/own-tutor/own-tutor";
import { TutorGate } from "@/lib/own-tutor/tutor-gate";

const loadForm = () => import("./components/profile-form");
const ProfileForm = dynamic(() => loadForm().then((module) => module.ProfileForm), {
  ssr: false,
  loading: () => <RowsSkeleton />,
});

/** `/profile`: the profile that buyers read. */
export function ProfilePage() {
  // While the profile is read.
  useEffect(() => void loadForm().catch(() => {}), []);
  return (
    <TutorGate reading={useOwnTutor()} what="프로필을">
      {(stored) => <ProfileForm stored={stored} />}
    </TutorGate>
  );
}
