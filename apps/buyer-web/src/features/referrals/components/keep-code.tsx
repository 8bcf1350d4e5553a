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
    <p role="status" className="mt-1 min-h-5.5 text-caption text-fg-2">
      {isKept ? "이 기기에 저장했어요. 이 기기에서 결제하면 할인돼요." : ""}
    </p>
  );
}
