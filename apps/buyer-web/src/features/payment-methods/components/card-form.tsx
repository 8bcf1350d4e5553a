import { storedPaymentLabel } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { UnsavedGuard } from "@pkg/web/features/form/unsaved-guard";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import { isApiError } from "@pkg/web/platform/api/api";
import { PageTitle } from "@pkg/web/platform/shell/page-title";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { CardFields } from "@/lib/card/card-fields";
import { type CardErrors, type CardFieldName, EMPTY_CARD, validateCard } from "@/lib/card/validate-card";
import { type StoredMethod, toCardInformation, useChangeMethods } from "../queries";

type CardFormProps = { replaces: StoredMethod | null; onDone: () => void };

/** Types a card in. Nothing is charged; a replaced card hands its renewals over. */
export function CardForm({ replaces, onDone }: CardFormProps) {
  const [card, setCard] = useState(EMPTY_CARD);
  const [errors, setErrors] = useState<CardErrors>({});
  const formRef = useRef<HTMLFormElement>(null);
  const change = useChangeMethods();
  const react = useRejection();
  const focus = (name: string) => formRef.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  useEffect(() => formRef.current?.querySelector<HTMLElement>("[name=cardNumber]")?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const found = validateCard(card, new Date());
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) return focus(first);
    const removedIds = replaces ? { removedIds: [replaces.id] } : {};
    change.mutate(
      { cardInformation: toCardInformation(card), ...removedIds },
      {
        onSuccess: async () => {
          onDone();
          const { toast } = await import("@pkg/ui/toast");
          toast(replaces ? "카드를 바꿨어요" : "카드를 더했어요");
        },
        onError: (error) => {
          if (!isApiError(error, "class", "FAIL_ISSUE_BILLING_KEY", "INVALID_REQUEST_PAY_CARD")) return react(error);
          setErrors({ cardNumber: error.message });
          focus("cardNumber");
        },
      },
    );
  };

  const onChange = (name: CardFieldName, value: string) => {
    setCard((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  };
  return (
    <>
      <UnsavedGuard dirty={!change.isSuccess && Object.values(card).some(Boolean)} />
      <PageTitle lead={leadOf(replaces)}>{replaces ? "어떤 카드로 바꿀까요?" : "어떤 카드를 더할까요?"}</PageTitle>
      <form ref={formRef} onSubmit={submit} noValidate className="grid gap-6">
        <CardFields card={card} errors={errors} onChange={onChange} fieldProps={(name) => ({ name })} />
        <div className="grid gap-2">
          <Button type="submit" full size="lg" busy={change.isPending} busyLabel="카드를 확인하고 있어요">
            {replaces ? "이 카드로 바꾸기" : "카드 더하기"}
          </Button>
          <Button variant="quiet" full onClick={onDone}>
            그만두기
          </Button>
        </div>
      </form>
    </>
  );
}

function leadOf(replaces: StoredMethod | null): string {
  const nothing = "지금은 아무것도 결제하지 않아요.";
  if (!replaces) return nothing;
  const count = replaces.usedBy.length;
  const label = storedPaymentLabel(replaces);
  return count > 0 ? `${label} 대신 정기 결제 ${count}건에 써요. ${nothing}` : `${label} 대신 써요. ${nothing}`;
}
