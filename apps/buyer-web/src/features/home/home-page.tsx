import { Suspense } from "react";
import { Hero } from "./hero";
import { HowItWorks } from "./how-it-works";
import { MatchExample } from "./match-example";
import { PriceFrom, PriceFromSkeleton } from "./price-from";
import { Reviews, ReviewsSkeleton } from "./reviews";
import { WaysToBegin } from "./ways-to-begin";

/** `/`: what the service is, what it costs, what others say, and where to begin (product §4). */
export function HomePage() {
  return (
    <>
      <Hero />
      <MatchExample />
      <Suspense fallback={<PriceFromSkeleton />}>
        <PriceFrom />
      </Suspense>
      <HowItWorks />
      <Suspense fallback={<ReviewsSkeleton />}>
        <Reviews />
      </Suspense>
      <WaysToBegin />
    </>
  );
}
