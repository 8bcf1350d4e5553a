import {
  formatKoreanDate,
  methodRemovalText,
  type PaymentKind,
  paymentKind,
  storedPaymentLabel,
  subjectName,
  withParticle,
} from "@pkg/domain";
import { AlertDialog } from "@pkg/ui/alert-dialog";
import { Button } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import { useState } from "react";
import type { StoredMethod } from "@/lib/card/stored-methods";
import { type MethodsChange, useChangeMethods } from "../queries";
import { MethodHead } from "./method-head";

type MethodCardProps = { method: StoredMethod; others: readonly StoredMethod[]; onReplace: () => void };

const REPLACE_LABELS: Readonly<Record<PaymentKind, string>> = { CARD: "카드 바꾸기", WALLET: "카드로 바꾸기" };

/** One stored card with its renewals and actions. A card in use can only be replaced. */
export function MethodCard({ method, others, onReplace }: MethodCardProps) {
  const [isAsking, setAsking] = useState(false);
  const change = useChangeMethods();
  const react = useRejection();
  const { id, isDefault, usedBy, paymentType, isDisconnected } = method;
  const label = storedPaymentLabel(method);
  const heir = others.find((other) => other.id !== id && !other.isDisconnected);
  const isUsed = usedBy.length > 0;
  const isHeld = usedBy.some(({ isPaused }) => !isPaused) && !heir;

  const send = (body: MethodsChange, done: string) =>
    change.mutate(
      { body },
      {
        onSuccess: async () => {
          setAsking(false);
          const { toast } = await import("@pkg/ui/toast");
          toast(done);
        },
        onError: (error) => {
          setAsking(false);
          react(error);
        },
      },
    );

  return (
    <Card as="article" aria-label={label} pad="none" className="px-5 pt-4.5 pb-3">
      <MethodHead method={method} />
      {isUsed ? <Uses usedBy={usedBy} /> : null}
      {/* The button that can become busy is wider than its label: it comes last, so that every row begins at the card's edge. */}
      <div className="mt-2 -ml-2 flex flex-wrap gap-x-1">
        <Button variant="quiet" size="sm" className="px-2!" onClick={onReplace}>
          {REPLACE_LABELS[paymentKind(paymentType)]}
        </Button>
        {isHeld ? null : (
          <Button variant="quiet" size="sm" className="px-2!" onClick={() => setAsking(true)}>
            지우기
          </Button>
        )}
        {isDefault || isDisconnected ? null : (
          <Button
            variant="quiet"
            size="sm"
            className="px-2!"
            busy={change.isPending && !isAsking}
            busyLabel="바꾸고 있어요"
            onClick={() =>
              send({ defaultId: id }, `${withParticle(label, "을", "를")} 기본으로 써요. 정기 결제는 그대로예요`)
            }
          >
            기본으로 쓰기
          </Button>
        )}
      </div>
      {isHeld ? (
        <p className="pb-1 text-caption text-fg-2">정기 결제에 쓰고 있어서, 다른 카드로 바꿔야 지울 수 있어요.</p>
      ) : null}
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`${label}, 지울까요?`}
        description={
          methodRemovalText(usedBy, heir ? storedPaymentLabel(heir) : null) || "결제사에 등록한 것도 함께 지워요."
        }
        safe={{ label: "그대로 두기" }}
        act={{
          label: "지우기",
          tone: "secondary",
          busy: change.isPending,
          busyLabel: "지우고 있어요",
          onPress: () =>
            send({ removedIds: [id], ...(isUsed && heir ? { replacementId: heir.id } : {}) }, "결제 수단을 지웠어요"),
        }}
      />
    </Card>
  );
}

/** The renewals that the card pays, with dates. */
function Uses({ usedBy }: Pick<StoredMethod, "usedBy">) {
  return (
    <ul className="mt-3 grid gap-1 border-t border-line pt-3 text-caption text-fg-2">
      {usedBy.map(({ id: use, productName, studentName, nextDate, isPaused, ...subject }) => (
        <li key={use}>
          {studentName} {subjectName(subject)} · {productName}
          <span className="block">{isPaused ? "결제를 쉬고 있어요" : `${formatKoreanDate(nextDate)}에 결제해요`}</span>
        </li>
      ))}
    </ul>
  );
}
