"use client";

import { useLiveMatches } from "@pkg/web/features/matches/use-live-matches";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { useSession } from "@pkg/web/platform/session/session-store";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { useOwnTutor } from "@/lib/own-tutor/own-tutor";
import { TutorGate } from "@/lib/own-tutor/tutor-gate";
import { useIsStaffOnly } from "@/lib/pages/use-site-pages";
import { TutorColumns } from "@/lib/site/tutor-columns";
import { HomeDay } from "./components/home-day";
import { HomeSummary } from "./components/home-summary";
import { OpenSwitch } from "./components/open-switch";

type HomePageProps = {
  /** The request came without a session cookie, so the server renders what visitors see. */
  isVisitor: boolean;
  visitor: ReactNode;
};

/** `/`: due logs, proposals, the next lessons, profile gaps and the switch for new students; visitors read why to apply. */
export function HomePage({ isVisitor, visitor }: HomePageProps) {
  const { status } = useSession();
  const isStaffOnly = useIsStaffOnly();
  if (status === "signed-out" || (status === "unknown" && isVisitor)) return visitor;
  return (
    <TutorColumns>
      <Own isKnown={status !== "unknown"} isStaffOnly={isStaffOnly} />
    </TutorColumns>
  );
}

function Own({ isKnown, isStaffOnly }: { isKnown: boolean; isStaffOnly: boolean }) {
  if (!isKnown) return <RowsSkeleton />;
  return isStaffOnly ? <ToDesk /> : <Today />;
}

/** Staff's home is the desk. */
function ToDesk() {
  const { replace } = useRouter();
  useEffect(() => replace("/operator"), [replace]);
  return <RowsSkeleton />;
}

function Today() {
  useLiveMatches();
  return (
    <TutorGate reading={useOwnTutor()} what="내 정보를">
      {(tutor) => (
        <>
          <h1 className="text-title-1">{`${tutor.name} 선생님, 반가워요`}</h1>
          <p className="mt-1.5 text-body-sm text-fg-2">{`${tutor.universityName} · ${tutor.major}`}</p>
          <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
            <HomeDay tutor={tutor} />
            <div>
              <OpenSwitch tutor={tutor} />
              <HomeSummary tutor={tutor} />
            </div>
          </div>
        </>
      )}
    </TutorGate>
  );
}
