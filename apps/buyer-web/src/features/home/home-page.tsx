import { Suspense } from "react";
import { Hero } from "./components/hero";
import { HowItWorks } from "./components/how-it-works";
import { MatchExample } from "./components/match-example";
import { PriceFrom, PriceFromSkeleton } from "./components/price-from";
import { Reviews, ReviewsSkeleton } from "./components/reviews";
import { WaysToBegin } from "./components/ways-to-begin";

/** `/`: introduction, prices, reviews and entry points. */
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
