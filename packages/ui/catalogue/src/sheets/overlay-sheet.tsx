import { useState } from "react";
import { AlertDialog } from "../../../src/alert-dialog";
import { Banner } from "../../../src/banner";
import { BottomSheet } from "../../../src/bottom-sheet";
import { Button } from "../../../src/button";
import { toast } from "../../../src/toast";
import { ToastView } from "../../../src/toast/toast-view";
import { Part, Sheet } from "../sheet";

const SHOWN = {
  id: 0,
  text: "시간을 저장했어요",
  tone: "ok",
  action: { label: "되돌리기", onPress: () => undefined },
} as const;

export function OverlaySheet() {
  const [open, setOpen] = useState<"dialog" | "sheet" | null>(null);
  const close = () => setOpen(null);
  return (
    <Sheet title="알림 띠 · 대화 상자 · 아래 창">
      <ToastView message={SHOWN} onLeave={() => undefined} />
      <Part title="열어 보기">
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={() => setOpen("dialog")}>
            대화 상자
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setOpen("sheet")}>
            아래 창
          </Button>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => toast("시간을 저장했어요", { action: { label: "되돌리기", onPress: () => undefined } })}
          >
            알림
          </Button>
        </div>
      </Part>
      <Part title="띠">
        <div className="grid gap-2">
          <Banner inline onClose={() => undefined}>
            인터넷 익스플로러에서는 일부 화면이 보이지 않아요.
          </Banner>
          <Banner inline tone="warn">
            아직 저장하지 않았어요.
          </Banner>
          <Banner inline tone="error">
            지난 결제를 마치지 못했어요.
          </Banner>
        </div>
      </Part>
      <AlertDialog
        open={open === "dialog"}
        onClose={close}
        title="로그인이 필요해요"
        description="고른 수업은 그대로 두었어요."
        safe={{ label: "닫기" }}
        act={{ label: "로그인", onPress: close }}
      />
      <BottomSheet
        open={open === "sheet"}
        onClose={close}
        title="수강생 이용약관"
        footer={
          <Button full size="lg" onClick={close}>
            확인
          </Button>
        }
      >
        <p className="text-body-sm text-fg-2">
          수업을 시작하기 전에 읽어 주세요. 결제 후 7일 안에 그만두면 아직 듣지 않은 수업료를 모두 환불해 드려요.
        </p>
      </BottomSheet>
    </Sheet>
  );
}
