import { useState } from "react";
import { Button } from "../../../src/button";
import { Ledger, LedgerFailure, LedgerSkeleton } from "../../../src/ledger";
import { Part, Sheet } from "../sheet";

const LINES = [
  { id: "list", label: "수업료 정가", source: "37,000원 × 72회", amount: 2664000 },
  { id: "months", label: "6개월 할인", source: "정가의 10%", amount: -266400 },
  { id: "week", label: "주 2회 할인", source: "수학 정가의 3%", amount: -53280 },
  { id: "bundle", label: "2과목 결합 할인", source: "월 20,000원 × 2과목 × 6개월", amount: -240000 },
  { id: "tablet", label: "태블릿", source: "월 5,000원 × 2과목 × 6개월", amount: 60000, tone: "plus" as const },
  { id: "coupon", label: "형제자매 쿠폰", source: "2,164,320원의 10%", amount: -216432 },
  { id: "refund", label: "지금 수업 환불", source: "남은 4회 × 34,040원", amount: -136160 },
];

const NO_TABLET = { id: "tablet", label: "태블릿", source: "내 기기 쓰기", amount: 0 };

export function LedgerSheet() {
  const [tablet, setTablet] = useState(true);
  const lines = LINES.map((line) => (line.id === "tablet" && !tablet ? NO_TABLET : line));
  const total = tablet ? 1811728 : 1751728;
  return (
    <Sheet title="계산서: 여덟 줄">
      <Ledger
        lines={lines}
        total={{ label: "낼 금액", amount: total }}
        units={[
          { label: "한 달", amount: 324648 },
          { label: "1회", amount: 27054 },
        ]}
        note="지금 수업 환불을 빼기 전 금액으로 나눴어요."
      />
      <Button size="sm" variant="soft" className="mt-3" onClick={() => setTablet(!tablet)}>
        태블릿 바꾸기
      </Button>
      <Part title="불러오는 중">
        <LedgerSkeleton lines={2} />
      </Part>
      <Part title="실패">
        <LedgerFailure onRetry={() => undefined} />
      </Part>
    </Sheet>
  );
}
