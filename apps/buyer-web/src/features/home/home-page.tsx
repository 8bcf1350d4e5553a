import { type ReactNode, Suspense } from "react";
import { FamilyHomeDeferred } from "./components/family-home-deferred";
import { Hero } from "./components/hero";
import { HowItWorks } from "./components/how-it-works";
import { LessonScene } from "./components/lesson-scene";
import { MatchExample } from "./components/match-example";
import { PriceFrom, PriceFromSkeleton } from "./components/price-from";
import { Promises } from "./components/promises";
import { Questions } from "./components/questions";
import { Reviews, ReviewsSkeleton } from "./components/reviews";
import { TutorFaces, TutorFacesSkeleton } from "./components/tutor-faces";
import { WaysToBegin } from "./components/ways-to-begin";

/** `/`: who teaches, why this tutor, how a lesson looks, what it costs, what others say, and what holds if it doesn't fit. */
export function HomePage() {
  return (
    <div className="group/home">
      <FamilyHomeDeferred />
      <Hero />
      <Suspense fallback={<TutorFacesSkeleton />}>
        <TutorFaces />
      </Suspense>
      <ForNewcomers>
        <MatchExample />
        <LessonScene />
      </ForNewcomers>
      <Suspense fallback={<PriceFromSkeleton />}>
        <PriceFrom />
      </Suspense>
      <ForNewcomers>
        <HowItWorks />
      </ForNewcomers>
      <Suspense fallback={<ReviewsSkeleton />}>
        <Reviews />
      </Suspense>
      <ForNewcomers>
        <Promises />
        <Questions />
      </ForNewcomers>
      <WaysToBegin />
    </div>
  );
}

/** What a family with a course knows: hidden once its own part stands above, so that the page stays prerendered. */
function ForNewcomers({ children }: { children: ReactNode }) {
  return <div className="group-has-data-family/home:hidden">{children}</div>;
}
