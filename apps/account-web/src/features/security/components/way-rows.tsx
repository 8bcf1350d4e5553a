"use client";

import { LOGIN_PROVIDER_LABELS } from "@pkg/domain";
import { AlertDialog } from "@pkg/ui/alert-dialog";
import { Button, ButtonLink } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { toast } from "@pkg/ui/toast";
import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import Mail from "lucide-react/icons/mail";
import { useState } from "react";
import type { LoginWay } from "@/lib/login-ways";
import { ProviderSymbol } from "@/lib/provider-symbol";
import { linkProvider, type Social, unlinkProvider } from "../change-login-ways";

const ORDER = ["KAKAO", "NAVER", "GOOGLE", "APPLE", "FACEBOOK", "EMAIL"] as const;
const LOOKS: Record<LoginWay["provider"], string> = {
  KAKAO: "bg-[#fee500] text-[#000000d9]",
  NAVER: "bg-[#03c75a] text-white",
  GOOGLE: "border border-line-2 bg-white",
  APPLE: "bg-[#000000] text-white",
  FACEBOOK: "bg-[#1877f2] text-white",
  EMAIL: "bg-sunken text-fg-2",
};

type WayRowsProps = {
  ways: readonly LoginWay[];
  /** The page that changes the password. */
  passwordHref: string;
  onChange: (ways: readonly LoginWay[]) => void;
};

/** One row for each way in. The last one that is linked stays. Loaded together with what it shows. */
export default function WayRows({ ways, passwordHref, onChange }: WayRowsProps) {
  const [busy, setBusy] = useState<Social | null>(null);
  const [asked, setAsked] = useState<Social | null>(null);
  const linked = ways.filter((way) => way.linked).map(({ provider }) => provider);

  async function run(provider: Social, work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(provider);
    await work().catch((error: unknown) => reactTo(error));
    setBusy(null);
  }

  const unlink = (provider: Social) =>
    run(provider, async () => {
      setAsked(null);
      onChange(await unlinkProvider(provider));
      toast(`${LOGIN_PROVIDER_LABELS[provider]} 연결을 끊었어요.`);
    });

  return (
    <>
      <ul className="divide-y divide-line">
        {ORDER.map((provider) => {
          const isLinked = linked.includes(provider);
          return (
            <li key={provider} className="flex min-h-16 items-center gap-3 py-2">
              <span className={`grid size-10 shrink-0 place-items-center rounded-full ${LOOKS[provider]}`}>
                {provider === "EMAIL" ? <Icon of={Mail} size={18} /> : <ProviderSymbol of={provider} size={18} />}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block text-body font-semibold">{LOGIN_PROVIDER_LABELS[provider]}</span>
                <span className="block text-caption text-fg-3">{stateOf(provider, isLinked, linked.length)}</span>
              </span>
              {provider === "EMAIL" ? (
                <ButtonLink size="sm" variant={isLinked ? "quiet" : "line"} href={passwordHref}>
                  {isLinked ? "비밀번호 바꾸기" : "비밀번호 정하기"}
                </ButtonLink>
              ) : (
                <WayButton
                  provider={provider}
                  isLinked={isLinked}
                  isLast={isLinked && linked.length === 1}
                  busy={busy === provider}
                  onLink={() => void run(provider, () => linkProvider(provider))}
                  onUnlink={() => setAsked(provider)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <AlertDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={`${asked ? LOGIN_PROVIDER_LABELS[asked] : ""} 연결을 끊을까요?`}
        description="나란 계정과 수업은 그대로 있고, 이 방법으로만 로그인할 수 없게 돼요."
        safe={{ label: "그대로 두기" }}
        act={{ label: "연결 끊기", tone: "danger", onPress: () => asked && void unlink(asked) }}
      />
    </>
  );
}

function stateOf(provider: LoginWay["provider"], isLinked: boolean, count: number): string {
  if (isLinked) return count === 1 ? "연결됨 · 하나뿐인 로그인 방법이에요" : "연결됨";
  return provider === "EMAIL" ? "비밀번호가 없어요" : "연결 안 됨";
}

type WayButtonProps = {
  provider: Social;
  isLinked: boolean;
  isLast: boolean;
  busy: boolean;
  onLink: () => void;
  onUnlink: () => void;
};

function WayButton({ provider, isLinked, isLast, busy, onLink, onUnlink }: WayButtonProps) {
  if (isLast) return null;
  const name = LOGIN_PROVIDER_LABELS[provider];
  return (
    <Button
      size="sm"
      variant={isLinked ? "quiet" : "line"}
      aria-label={isLinked ? `${name} 연결 끊기` : `${name} 연결하기`}
      busy={busy}
      busyLabel={isLinked ? "끊는 중" : "여는 중"}
      onClick={isLinked ? onUnlink : onLink}
    >
      {isLinked ? "연결 끊기" : "연결하기"}
    </Button>
  );
}
