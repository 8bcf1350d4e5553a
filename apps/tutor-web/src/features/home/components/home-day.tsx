import { useUpcoming } from "@pkg/web/features/lessons/queries";
import { nextLesson } from "@pkg/web/features/lessons/split-lessons";
import { useNow } from "@pkg/web/platform/clock/use-now";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { useOpenProposals } from "@/lib/own-tutor/open-proposals";
import { useOwnClasses } from "@/lib/own-tutor/own-classes";
import type { OwnTutor } from "@/lib/own-tutor/own-tutor";
import { HomeAccount } from "./home-account";
import { HomeBasis } from "./home-basis";
import { HomeGaps } from "./home-gaps";
import { HomeLessons } from "./home-lessons";
import { HomeMessages } from "./home-messages";
import { HomeProposals } from "./home-proposals";
import { HomeLogs, HomeQuestions } from "./home-tasks";
import { HomeWaiting } from "./home-waiting";

/** What waits for the tutor stands above what is to come, unless a lesson's room is open: then it is next. */
export function HomeDay({ tutor }: { tutor: OwnTutor }) {
  const isLessonOn = useIsLessonOn();
  const [classes, proposals] = [useOwnClasses(), useOpenProposals()];
  if (classes.isPending || proposals.isPending) return <RowsSkeleton />;
  const lessons = <HomeLessons key="lessons" tutor={tutor} />;
  const waiting = [
    <HomeQuestions key="questions" />,
    <HomeLogs key="logs" />,
    <HomeProposals key="proposals" />,
    <HomeAccount key="account" />,
  ];
  return (
    <div className="grid gap-8">
      {isLessonOn ? [lessons, ...waiting] : [...waiting, lessons]}
      <HomeBasis tutor={tutor} />
      <HomeMessages />
      <HomeWaiting />
      <HomeGaps tutor={tutor} />
    </div>
  );
}

function useIsLessonOn(): boolean {
  const now = useNow();
  const next = nextLesson(useUpcoming().data ?? [], now);
  return next !== null && new Date(next.joinOpensAt) <= now;
}
