import { WaitState } from "@pkg/ui/states";

/** Nobody knows yet whether it was paid: no button, no second payment, and a word that it goes on by itself. */
export function CheckingNotice() {
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center px-(--size-gutter) py-16">
      <WaitState
        level={1}
        title={
          <>
            결제 결과를 확인하고 있어요.
            <br />
            다시 결제하지 마세요
          </>
        }
        reason="카드사의 답을 기다리고 있어요. 창을 닫아도 결과는 주문 내역에 남아요."
      />
    </div>
  );
}
