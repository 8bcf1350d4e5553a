"use client";

import { PAYMENT_METHOD_LABELS, STORED_PAYMENT_TYPES } from "@pkg/domain";
import { Button, ButtonLink } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { EmptyState } from "@pkg/ui/states";
import { showMessage } from "@pkg/web/platform/errors/app-dialog";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import Plus from "lucide-react/icons/plus";
import Link from "next/link";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useEffect, useEffectEvent, useState } from "react";
import { type StoredMethod, useStoredMethods } from "@/lib/card/stored-methods";
import { METHODS_PAGE } from "@/lib/flow/payment-path";
import { notAdded } from "@/lib/wallets/open-wallet";
import { takeWalletReturn, type WalletReturn } from "@/lib/wallets/wallet-return";
import { CardForm } from "./components/card-form";
import { MethodCard } from "./components/method-card";
import { WalletForm } from "./components/wallet-form";
import { type StoredWallet, useKeepWallet } from "./queries";

/** `/mypage/payment-management/payment-method`: the stored cards and wallets, each with its renewals. */
export function PaymentMethodsPage() {
  const { data, error, refetch } = useStoredMethods();
  if (data) return <Methods methods={data} />;
  return error ? (
    <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="결제 수단을" />
  ) : (
    <RowsSkeleton title="결제 수단" rows={3} />
  );
}

function Methods({ methods }: { methods: readonly StoredMethod[] }) {
  /** "new", or the id of the card to replace. */
  const [form, setForm] = useState<string | null>(null);
  const [wallet, setWallet] = useQueryState("add", parseAsStringLiteral(STORED_WALLETS));
  const keep = useKeepWallet();
  const comeBack = useEffectEvent((returned: WalletReturn | null) => {
    if (!returned) return;
    const { billingKey, approval } = returned;
    const kept = STORED_WALLETS.find((one) => one === approval?.wallet);
    if (billingKey && kept) void keep(kept, billingKey);
    else showMessage(notAdded(kept ?? "KAKAOPAY").message);
  });
  useEffect(() => comeBack(takeWalletReturn()), []);
  const replaced = methods.find(({ id }) => id === form);
  if (form !== null) return <CardForm replaces={replaced ?? null} onDone={() => setForm(null)} />;
  if (wallet) return <WalletForm wallet={wallet} onDone={() => void setWallet(null)} />;
  // A load of its own: the policy of a page that was open before forbids the provider's script.
  const addWallet = STORED_WALLETS.filter((one) => !methods.some(isWorking(one))).map((one) => (
    <ButtonLink key={one} href={`${METHODS_PAGE}?add=${one}`} variant="soft" full>
      <Icon of={Plus} size={20} />
      {PAYMENT_METHOD_LABELS[one]} 추가
    </ButtonLink>
  ));
  if (methods.length === 0) {
    return (
      <EmptyState
        level={1}
        className="py-12"
        title="저장한 결제 수단이 없어요"
        reason="추가해 두면 다음부터 번호를 적지 않아도 돼요."
        action={
          <div className="grid gap-2">
            <Button full onClick={() => setForm("new")}>
              카드 추가
            </Button>
            {addWallet}
          </div>
        }
      />
    );
  }
  return (
    <>
      <PageTitle lead="카드 번호는 결제사에만 있고, 여기에는 끝자리만 남아요.">결제 수단</PageTitle>
      <ul className="mb-5 grid gap-3">
        {methods.map((method) => (
          <li key={method.id}>
            <MethodCard method={method} others={methods} onReplace={() => setForm(method.id)} />
          </li>
        ))}
      </ul>
      {methods.length > 1 ? (
        <p className="mb-5 text-body-sm text-fg-2">
          기본 결제 수단은 새로 결제할 때 먼저 골라져요. 정기 결제는 지금 쓰는 수단 그대로이고,{" "}
          <Link href="/mypage/payment-management/order-schedule" className="font-semibold underline underline-offset-4">
            결제 일정
          </Link>
          에서 바꿀 수 있어요.
        </p>
      ) : null}
      <div className="grid gap-2">
        <Button variant="soft" full onClick={() => setForm("new")}>
          <Icon of={Plus} size={20} />
          카드 추가
        </Button>
        {addWallet}
      </div>
    </>
  );
}

const STORED_WALLETS = STORED_PAYMENT_TYPES.filter((type) => type !== "CARD");

const isWorking = (wallet: StoredWallet) => (method: StoredMethod) =>
  method.paymentType === wallet && !method.isDisconnected;
