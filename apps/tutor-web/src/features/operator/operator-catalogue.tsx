"use client";

import { Badge } from "@pkg/ui/badge";
import { PageTitle } from "@pkg/web/platform/shell/page-title";
import { type DeskSubject, useCatalogue } from "./catalogue-queries";
import { OperatorGate } from "./components/operator-gate";
import { ProductList } from "./components/product-list";
import { TabletList } from "./components/tablet-list";

/** `/operator/catalogue`: products, tablets and subjects, and what is sold of them. Answers 404 without the ADMIN role. */
export function OperatorCatalogue() {
  return (
    <OperatorGate reading={useCatalogue()} what="상품을">
      {({ products, tablets, subjects }) => (
        <>
          <PageTitle lead="가격과 과목은 개발팀이 바꿔요. 여기서는 판매만 멈추거나 다시 시작해요.">상품</PageTitle>
          <section aria-labelledby="tablets">
            <h2 id="tablets" className="mb-3 text-title-3">
              태블릿
            </h2>
            <TabletList tablets={tablets} />
          </section>
          <section aria-labelledby="products" className="mt-10">
            <h2 id="products" className="mb-3 text-title-3">
              수업 상품
            </h2>
            <ProductList products={products} />
          </section>
          <section aria-labelledby="subjects" className="mt-10">
            <h2 id="subjects" className="mb-3 text-title-3">
              과목
            </h2>
            <ul className="border-t border-line">
              {subjects.map((subject) => (
                <Subject key={subject.key} subject={subject} />
              ))}
            </ul>
          </section>
        </>
      )}
    </OperatorGate>
  );
}

function Subject({ subject: { label, displayable, details } }: { subject: DeskSubject }) {
  return (
    <li className="border-b border-line py-3 text-body-sm">
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-label">{label}</span>
        {displayable ? null : <Badge tone="warn">보이지 않아요</Badge>}
      </p>
      <p className="mt-1 text-fg-2">{details.join(" · ")}</p>
    </li>
  );
}
