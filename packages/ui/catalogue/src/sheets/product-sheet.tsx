import { useState } from "react";
import { Badge } from "../../../src/badge";
import { ProductCards } from "../../../src/product-card";
import { Part, Sheet } from "../sheet";

const PRODUCTS = [
  { value: 1, title: "1개월", count: "8회", price: "월 287,120원", unit: "1회 35,890원" },
  {
    value: 3,
    title: "3개월",
    count: "24회",
    price: "월 252,320원",
    unit: "1회 31,540원",
    tags: ["무료 수업 1회", "정가보다 월 4만 원 할인"],
  },
  {
    value: 6,
    title: "6개월",
    count: "48회",
    price: "월 237,520원",
    unit: "1회 29,690원",
    tags: ["무료 수업 3회", "정가보다 월 5만 원 할인"],
  },
];

export function ProductSheet() {
  const [months, setMonths] = useState<number | null>(3);
  return (
    <Sheet title="수업 상품">
      <ProductCards legend="어떤 수업으로 할까요?" options={PRODUCTS} value={months} onChange={setMonths} />
      <Part title="배지">
        <div className="flex flex-wrap gap-1.5">
          <Badge>기다려요</Badge>
          <Badge tone="brand">지금</Badge>
          <Badge tone="accent">이벤트</Badge>
          <Badge tone="success">수강 인증</Badge>
          <Badge tone="warn">저장 전</Badge>
          <Badge tone="error">결제 실패</Badge>
          <Badge tone="info">안내</Badge>
        </div>
      </Part>
    </Sheet>
  );
}
