import { formatWon } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import Link from "next/link";
import { awaitingText, usePayoutAccount } from "@/lib/own-tutor/payout-account";
import { accountLabel } from "../earnings-text";

/** Where the money goes, or that there is no account yet, and what waits for one. Nothing while it is not known. */
export function AccountCard({ className }: { className?: string }) {
  const { data } = usePayoutAccount();
  if (!data) return null;
  const { account, awaiting } = data;
  const title = awaiting ? "계좌를 기다리는 정산" : "지급 계좌";
  return (
    <Card as="section" aria-label={title} tone={account ? "line" : "accent"} className={className}>
      <p className="text-caption text-fg-2">{title}</p>
      <p className="num mt-0.5 text-label">
        {account ? accountLabel(account) : awaiting ? formatWon(awaiting.net) : "아직 등록하지 않았어요"}
      </p>
      <p className="mt-0.5 text-caption text-fg-2">
        {account
          ? `예금주 ${account.holderName}`
          : awaiting
            ? awaitingText(awaiting)
            : "계좌가 있어야 수업료를 보내 드릴 수 있어요."}
      </p>
      <ButtonLink
        href="/earnings/account"
        linkAs={Link}
        size="sm"
        variant={account ? "secondary" : "primary"}
        className="mt-3"
      >
        {account ? "계좌 바꾸기" : "계좌 등록하기"}
      </ButtonLink>
    </Card>
  );
}
