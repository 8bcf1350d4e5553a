"use client";

import { useEffect, useState } from "react";
import { keptCode } from "@/lib/visitor/kept-code";

/** Keeps the code for the payment, and says so. */
export function KeepCode({ code }: { code: string }) {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    keptCode.write(code);
    setKept(keptCode.read() === code);
  }, [code]);
  return (
    <p role="status" className="mt-1 min-h-11 text-caption text-fg-2">
      {isKept
        ? "이 기기에 저장했어요. 이 기기에서 결제하면 할인돼요. 일주일 넘게 들르지 않으면 지워질 수 있어요. 그때는 받은 링크를 다시 열어 주세요."
        : ""}
    </p>
  );
}
