import { formatWon, lessonsPerWeek, type Product, SCHOOL_LEVEL_LABELS, trialLesson } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { Page } from "@pkg/ui/layout";
import { Ledger, LedgerSkeleton } from "@pkg/ui/ledger";
import ChevronRight from "lucide-react/icons/chevron-right";
import Link from "next/link";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { cheapestLesson } from "@/lib/catalogue/cheapest-lesson";
import { choiceOf, choiceOptions, readChoice, writeChoice } from "@/lib/catalogue/lesson-choice";
import { TrialLink } from "@/lib/catalogue/trial-offer";
import { ledgerProps } from "@/lib/orders/ledger-props";
import { LoadFailure } from "@/lib/site/load-failure";
import { loadProducts } from "@/lib/site/public-data";
import { Lead, SectionTitle } from "./section-title";

/** The lowest price of a lesson with its ledger, from the current products. */
export async function PriceFrom() {
  await connection();
  const products = await loadProducts().catch(() => null);
  const cheapest = products && cheapestLesson(products);
  if (!products || !cheapest)
    return <PriceLayout card={<LoadFailure level={3} reason="잠시 후 다시 불러와 주세요." />} />;
  const { product, ledger, perLesson } = cheapest;
  const { lines, total } = ledgerProps(ledger);
  const start = readChoice({}, choiceOptions(products));
  const trial = trialLesson(products);
  const free = product.freeLessonCounts > 0 ? `무료 수업 ${product.freeLessonCounts}회를 더 드려요` : undefined;
  const terms = `${SCHOOL_LEVEL_LABELS[product.schoolLevel]} ${product.minutes}분, 주 ${lessonsPerWeek(product)}회, ${product.totalMonths}개월`;
  return (
    <PriceLayout
      title={
        <>
          1회 <span className="num">{formatWon(perLesson)}</span>부터
        </>
      }
      lead={`${terms} 수업 기준이에요.`}
      query={`?${new URLSearchParams(writeChoice(choiceOf(product, start)))}`}
      card={<Ledger lines={lines} total={total} totalNote={free} />}
      trial={trial ? <TrialLink trial={trial} query={trialQuery(trial)} className="mt-4" /> : null}
    />
  );
}

/** The section while its prices load. */
export function PriceFromSkeleton() {
  return <PriceLayout card={<LedgerSkeleton units={false} />} />;
}

type PriceLayoutProps = { title?: ReactNode; lead?: string; query?: string; card: ReactNode; trial?: ReactNode };

function PriceLayout({ title = "가격도 이유부터", lead, query = "", card, trial }: PriceLayoutProps) {
  return (
    <section className="bg-sunken lg:bg-transparent">
      <Page className="py-12 lg:flex lg:flex-row-reverse lg:items-center lg:gap-24 lg:py-24">
        <div className="lg:min-w-0 lg:flex-1">
          <SectionTitle>{title}</SectionTitle>
          <Lead>
            {lead ? (
              <>
                {lead}
                <br />
              </>
            ) : null}
            어디서 얼마가 할인되는지 한 줄씩 나눠 적어요.
          </Lead>
          <PriceLink query={query} className="mt-7 max-lg:hidden" variant="secondary" />
        </div>
        <div className="mt-6 rounded-lg border border-line bg-bg px-5 pt-3.5 pb-5 lg:mt-0 lg:w-130 lg:shrink-0 lg:border-transparent lg:p-7 lg:shadow-card">
          {card}
          {trial}
        </div>
        <PriceLink query={query} className="mt-4 lg:hidden" variant="line" full />
      </Page>
    </section>
  );
}

/** Opens the enrollment with what the trial is sold for. */
function trialQuery({ schoolLevel, tutorRank }: Product): URLSearchParams {
  return new URLSearchParams({ level: schoolLevel, rank: tutorRank });
}

type PriceLinkProps = { query: string; className: string; variant: "line" | "secondary"; full?: boolean };

function PriceLink({ query, ...look }: PriceLinkProps) {
  return (
    <ButtonLink href={`/price${query}`} linkAs={Link} {...look}>
      우리 아이 가격 계산하기
      <Icon of={ChevronRight} size={18} />
    </ButtonLink>
  );
}
