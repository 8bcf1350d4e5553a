import { Suspense } from "react";
import { Hero } from "./components/hero";
import { HowItWorks } from "./components/how-it-works";
import { LessonScene } from "./components/lesson-scene";
import { MatchExample } from "./components/match-example";
import { PriceFrom, PriceFromSkeleton } from "./components/price-from";
import { Promises } from "./components/promises";
import { Questions } from "./components/questions";
import { Reviews, ReviewsSkeleton } from "./components/reviews";
import { TasksOfHome } from "./components/tasks-of-home";
import { TutorFaces, TutorFacesSkeleton } from "./components/tutor-faces";
import { WaysToBegin } from "./components/ways-to-begin";

/** `/`: who teaches, why this tutor, how a lesson looks, what it costs, what others say, and what holds if it doesn't fit. */
export function HomePage() {
  return (
    <>
      <TasksOfHome />
      <Hero />
      <Suspense fallback={<TutorFacesSkeleton />}>
        <TutorFaces />
      </Suspense>
      <MatchExample />
      <LessonScene />
      <Suspense fallback={<PriceFromSkeleton />}>
        <PriceFrom />
      </Suspense>
      <HowItWorks />
      <Suspense fallback={<ReviewsSkeleton />}>
        <Reviews />
      </Suspense>
      <Promises />
      <Questions />
      <WaysToBegin />
    </>
  );
}
