"use client";

import { formatWon, trialLesson } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { FlowPanes, Page } from "@pkg/ui/layout";
import { StickyBar } from "@pkg/ui/sticky-bar";
import { HydratedFields } from "@pkg/web/features/form/hydrated-fields";
import Link from "next/link";
import { useQueryStates } from "nuqs";
import { lazy, type ReactNode, Suspense } from "react";
import { CHOICE_QUERY } from "@/lib/catalogue/choice-query";
import { choiceOptions, readChoice, writeChoice } from "@/lib/catalogue/lesson-choice";
import { type PackedProducts, unpackProducts } from "@/lib/catalogue/pack-products";
import { PriceForm } from "./price-form";
import { PriceLedger } from "./price-ledger";
import { quoteChoice } from "./price-quote";
import { PriceRefund } from "./price-refund";

// Below the price, and out of the first view.
const TrialLink = lazy(async () => ({ default: (await import("@/lib/catalogue/trial-offer")).TrialLink }));

/** The default number of months: long enough for a first result. */
const START_MONTHS = 3;

/** The choices and their price, side by side from 1024 px. The URL holds the choice. */
export function PriceCalculator({ packed, about }: { packed: PackedProducts; about: ReactNode }) {
  const products = unpackProducts(packed);
  const options = choiceOptions(products);
  const [query, setQuery] = useQueryStates(CHOICE_QUERY);
  const read = readChoice(query, options);
  const startMonths = options.months.includes(START_MONTHS) ? START_MONTHS : (options.months[0] ?? null);
  const choice = { ...read, months: read.months ?? startMonths };
  const quote = quoteChoice(products, choice);
  const trial = trialLesson(products, choice);
  const wish = new URLSearchParams(writeChoice(choice));
  const enroll = (
    <ButtonLink href={`/simple-enroll?${wish}`} linkAs={Link} size="lg" full>
      수강 신청
    </ButtonLink>
  );
  return (
    <>
      <Page className="pb-9 lg:pb-0">
        <FlowPanes
          asideLabel="계산서"
          aside={
            <PriceLedger
              quote={quote}
              enroll={
                <>
                  <div className="mt-6 max-lg:hidden">{enroll}</div>
                  <Suspense fallback={null}>
                    {trial ? <TrialLink trial={trial} query={wish} className="mt-6 lg:mt-3" /> : null}
                  </Suspense>
                  {quote ? <PriceRefund quote={quote} /> : null}
                </>
              }
            />
          }
        >
          <HydratedFields>
            <PriceForm
              products={products}
              options={options}
              choice={choice}
              about={about}
              onChange={(part) => {
                const next = { ...choice, ...part };
                void setQuery({ tablet: null, ...writeChoice(next) });
              }}
            />
          </HydratedFields>
        </FlowPanes>
      </Page>
      <StickyBar
        className="lg:hidden"
        amount={quote ? { label: "낼 금액", value: formatWon(quote.ledger.total) } : undefined}
      >
        {enroll}
      </StickyBar>
    </>
  );
}
