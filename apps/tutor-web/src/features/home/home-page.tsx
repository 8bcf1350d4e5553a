"use client";

import { useSession } from "@pkg/web/session/session-store";
import { RowsSkeleton } from "@pkg/web/shell/rows-skeleton";
import { useOwnTutor } from "@/lib/own-tutor";
import { TutorGate } from "@/lib/tutor-gate";
import { HomeGaps } from "./components/home-gaps";
import { HomeSummary } from "./components/home-summary";
import { OpenSwitch } from "./components/open-switch";
import { Visitor } from "./components/visitor";

/** `/`: what is missing before students are suggested, and whether new ones are wanted; visitors are told how to log in. */
export function HomePage() {
  const { status } = useSession();
  if (status === "unknown") return <RowsSkeleton />;
  return status === "signed-in" ? <Today /> : <Visitor />;
}

function Today() {
  return (
    <TutorGate reading={useOwnTutor()} what="내 정보를">
      {(tutor) => (
        <div className="grid max-w-180 gap-6">
          <div>
            <h1 className="text-title-1">{tutor.name} 선생님, 반가워요</h1>
            <p className="mt-1.5 text-body-sm text-fg-2">
              {tutor.universityName} · {tutor.major}
            </p>
          </div>
          <HomeGaps tutor={tutor} />
          <OpenSwitch tutor={tutor} />
          <HomeSummary tutor={tutor} />
        </div>
      )}
    </TutorGate>
  );
}
