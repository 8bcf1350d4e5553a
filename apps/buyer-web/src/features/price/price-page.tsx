import { productUnit } from "@pkg/domain";
import { Page } from "@pkg/ui/layout";
import { StructuredData } from "@pkg/web/platform/metadata/structured-data";
import { connection } from "next/server";
import { Suspense } from "react";
import { packProducts } from "@/lib/catalogue/pack-products";
import { LoadFailure } from "@/lib/site/load-failure";
import { loadProducts } from "@/lib/site/public-data";
import { TopUniversities } from "@/lib/site/top-universities";
import { PriceCalculator } from "./price-calculator";
import { priceOffers } from "./price-offers";
import { PriceSkeleton } from "./price-skeleton";

/** `/price`: the price of a lesson with its ledger. */
export function PricePage() {
  return (
    <>
      <Page className="pt-3 pb-2 lg:pt-11 lg:pb-0">
        <h1 className="text-title-1 lg:text-[2.25rem]/[3rem]">
          고르는 대로
          <br />
          바로 계산해 드려요
        </h1>
      </Page>
      <Suspense fallback={<PriceSkeleton />}>
        <LoadedCalculator />
      </Suspense>
    </>
  );
}

async function LoadedCalculator() {
  await connection();
  const products = await loadProducts().catch(() => null);
  const single = products?.filter((product) => !product.bundlingApplied);
  const monthly = single?.filter((product) => productUnit(product) === "MONTH");
  if (!single || !monthly?.length) return <LoadFailure className="mx-auto max-w-120 px-(--size-gutter) py-16" />;
  const offers = priceOffers(monthly);
  return (
    <>
      {offers ? <StructuredData data={offers} /> : null}
      <PriceCalculator packed={packProducts(single)} about={<TopUniversities />} />
    </>
  );
}
