"use client";

import { Tabs } from "@pkg/ui/tabs";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { OperatorGate } from "../access/operator-gate";
import { useListPlace } from "../list/use-list-place";
import { useCatalogue } from "./catalogue-queries";
import { ProductList } from "./product-list";
import { SubjectList } from "./subject-list";
import { TabletList } from "./tablet-list";

const TABS = ["PRODUCTS", "TABLETS", "SUBJECTS"] as const;

/** `/operator/catalogue`: products, tablets and subjects, and what is sold of them. Answers 404 without the ADMIN role. */
export function OperatorCatalogue() {
  const { tab, choose } = useListPlace(TABS);
  return (
    <OperatorGate reading={useCatalogue()} what="상품을">
      {({ products, tablets, subjects }) => (
        <>
          <PageTitle lead="가격과 과목은 개발팀이 바꿔요. 여기서는 판매만 멈추거나 다시 시작해요.">상품</PageTitle>
          <Tabs
            label="무엇"
            value={tab}
            onChange={choose}
            tabs={[
              { value: "PRODUCTS", label: "수업 상품", panel: <ProductList products={products} /> },
              { value: "TABLETS", label: "태블릿", panel: <TabletList tablets={tablets} /> },
              { value: "SUBJECTS", label: "과목", panel: <SubjectList subjects={subjects} /> },
            ]}
          />
        </>
      )}
    </OperatorGate>
  );
}
