import { isStorable, MAX_STORED_METHODS, PAYMENT_METHOD_LABELS, withParticle } from "@pkg/domain";
import { Checkbox } from "@pkg/ui/checkbox";
import { Icon } from "@pkg/ui/icon";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import type { Ref } from "react";
import { NEW_CARD, walletOf } from "../form/payment-form";

type MethodKeepingProps = {
  methodId: string;
  isCard: boolean;
  /** A product goes on by itself, so that a new method is stored in any case. */
  isRenewed: boolean;
  /** How many methods the buyer has stored. */
  stored: number;
  isKept: boolean;
  onKeep: (isKept: boolean) => void;
  ref: Ref<HTMLInputElement>;
};

/** What is kept of a new method, and where the rest of it is. */
export function MethodKeeping({ methodId, isCard, isRenewed, stored, isKept, onKeep, ref }: MethodKeepingProps) {
  const wallet = walletOf(methodId);
  const isNew = methodId === NEW_CARD || wallet !== null;
  const canBeKept = isNew && (wallet === null || isStorable(wallet));
  const isFull = stored >= MAX_STORED_METHODS;
  return (
    <>
      {canBeKept && isRenewed ? (
        <p className="mt-4 text-body-sm text-fg-2">
          매달 결제를 위해 {withParticle(PAYMENT_METHOD_LABELS[wallet ?? "CARD"], "을", "를")} 등록해요. 마이페이지에서
          바꿀 수 있어요.
        </p>
      ) : null}
      {canBeKept && !isRenewed && !isFull ? (
        <Checkbox
          ref={ref}
          className="mt-2"
          label={wallet ? "다음에도 이 방법으로 결제" : "다음에도 이 카드로 결제"}
          checked={isKept}
          onChange={(event) => onKeep(event.target.checked)}
        />
      ) : null}
      {canBeKept && isFull ? (
        <p className="mt-4 text-caption text-fg-2">{`결제 수단을 ${MAX_STORED_METHODS}개 저장해서 더 저장할 수 없어요.`}</p>
      ) : null}
      <p className="mt-4 flex gap-[5px] text-[0.875rem]/[1.25rem] text-fg-3">
        <Icon of={LockKeyhole} size={18} />
        <span>{safetyText(methodId, isCard)}</span>
      </p>
    </>
  );
}

function safetyText(methodId: string, isCard: boolean): string {
  if (methodId === NEW_CARD) return "카드 번호와 비밀번호는 저장하지 않고 결제사에만 보내요.";
  return isCard ? "카드 정보는 결제사에만 있어요." : "나란은 카드와 계좌 정보를 받지 않아요.";
}
