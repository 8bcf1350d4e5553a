import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import Link from "next/link";
import { usePayoutAccount } from "@/lib/own-tutor/payout-account";
import { accountLabel } from "../earnings-text";

/** Where the money goes, or that there is no account yet. Nothing while it is not known. */
export function AccountCard({ className }: { className?: string }) {
  const { data } = usePayoutAccount();
  if (!data) return null;
  const { account } = data;
  return (
    <Card as="section" aria-label="지급 계좌" tone={account ? "line" : "accent"} className={className}>
      <p className="text-caption text-fg-2">지급 계좌</p>
      <p className="num mt-0.5 text-label">{account ? accountLabel(account) : "아직 등록하지 않았어요"}</p>
      <p className="mt-0.5 text-caption text-fg-2">
        {account ? `예금주 ${account.holderName}` : "계좌가 있어야 수업료를 보내 드릴 수 있어요."}
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
