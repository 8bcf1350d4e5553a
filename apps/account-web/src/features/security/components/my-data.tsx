"use client";

import { Button } from "@pkg/ui/button";
import { toast } from "@pkg/ui/toast";
import { useState } from "react";
import { useExportMyData } from "../queries";
import { LogInAgain } from "./log-in-again";

/** Everything about the account in one file. */
export function MyData({ againHref }: { againHref: string }) {
  const [isTooOld, setTooOld] = useState(false);
  const file = useExportMyData({ onTooOld: () => setTooOld(true), onDone: () => toast("파일을 저장했어요.") });
  return (
    <div className="py-2">
      <p className="text-body-sm text-fg-2">
        회원 정보, 주문, 수업, 대화처럼 나란에 있는 내 정보를 파일 하나(JSON)로 받아요. 사진과 녹음은 들어 있지 않아요.
      </p>
      <Button
        variant="line"
        className="mt-3"
        busy={file.isPending}
        busyLabel="파일을 만들고 있어요"
        onClick={() => file.mutate({})}
      >
        내 정보 파일로 받기
      </Button>
      <LogInAgain
        open={isTooOld}
        onClose={() => setTooOld(false)}
        title="다시 로그인하고 받아 주세요"
        href={againHref}
      />
    </div>
  );
}
