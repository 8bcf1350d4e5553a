import { storedPaymentLabel } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { UnsavedGuard } from "@pkg/web/features/form/unsaved-guard";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import { isApiError } from "@pkg/web/platform/api/api";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { useEffect } from "react";
import { FormProvider } from "react-hook-form";
import { CardFields } from "@/lib/card/card-fields";
import type { StoredMethod } from "@/lib/card/stored-methods";
import { type CardFields as Card, EMPTY_CARD, toCardInformation, validateCard } from "@/lib/card/validate-card";
import { useChangeMethods } from "../queries";

type CardFormProps = { replaces: StoredMethod | null; onDone: () => void };

/** Registers a keyed-in card without a charge; renewals of a replaced card move to it. */
export function CardForm({ replaces, onDone }: CardFormProps) {
  const { mutateAsync } = useChangeMethods();
  const form = useDomainForm<Card>({
    defaultValues: EMPTY_CARD,
    validate: (card) => validateCard(card, serverNow()),
    save: async (card) => {
      const removedIds = replaces ? { removedIds: [replaces.id] } : {};
      await mutateAsync({ body: { cardInformation: toCardInformation(card), ...removedIds } });
      onDone();
      const { toast } = await import("@pkg/ui/toast");
      toast(replaces ? "카드를 바꿨어요" : "카드를 추가했어요");
    },
    problemsOf: (error) =>
      isApiError(error, "class", "FAIL_ISSUE_BILLING_KEY", "INVALID_REQUEST_PAY_CARD")
        ? { cardNumber: error.message }
        : null,
    onError: useRejection(),
  });
  const { setFocus } = form;
  useEffect(() => setFocus("cardNumber"), [setFocus]);
  return (
    <>
      <UnsavedGuard dirty={form.isUnsaved} />
      <PageTitle lead={leadOf(replaces)}>{replaces ? "어떤 카드로 바꿀까요?" : "어떤 카드를 추가할까요?"}</PageTitle>
      <form method="post" onSubmit={form.submit} noValidate className="grid gap-6">
        <FormProvider {...form}>
          <CardFields />
        </FormProvider>
        <div className="grid gap-2">
          <Button type="submit" full size="lg" busy={form.busy} busyLabel="카드를 확인하고 있어요">
            {replaces ? "이 카드로 바꾸기" : "카드 추가"}
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
