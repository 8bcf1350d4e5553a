"use client";

import { LOGIN_PROVIDER_LABELS } from "@pkg/domain";
import { AlertDialog } from "@pkg/ui/alert-dialog";
import { Button, ButtonLink } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { toast } from "@pkg/ui/toast";
import Mail from "lucide-react/icons/mail";
import { useState } from "react";
import type { LoginMethod, LoginMethods } from "@/lib/login-methods/login-methods";
import { ProviderSymbol } from "@/lib/login-methods/provider-symbol";
import { type ReturnTarget, targetBody } from "@/lib/return/return-target";
import { type Social, useLinkProvider, useUnlinkProvider } from "../queries";
import { LogInAgain } from "./log-in-again";

const ORDER = ["KAKAO", "NAVER", "GOOGLE", "APPLE", "FACEBOOK", "EMAIL"] as const;
const LOOKS: Record<LoginMethod["provider"], string> = {
  KAKAO: "bg-[#fee500] text-[#000000d9]",
  NAVER: "bg-[#03c75a] text-white",
  GOOGLE: "border border-line-2 bg-white",
  APPLE: "bg-[#000000] text-white",
  FACEBOOK: "bg-[#1877f2] text-white",
  EMAIL: "bg-sunken text-fg-2",
};

type LoginMethodRowsProps = LoginMethods & {
  /** Where this screen goes on to, kept on the way through a vendor. */
  target: ReturnTarget;
  /** The page that changes the password. */
  passwordHref: string;
  /** Logs out and in, and comes back here. */
  againHref: string;
  /** A method is linked or removed: what was said of an earlier act is over. */
  onAct: () => void;
};

/** One row for each login method. The last one that is linked has no button to remove it. */
export function LoginMethodRows({ ways, isRecent, target, passwordHref, againHref, onAct }: LoginMethodRowsProps) {
  const [asked, setAsked] = useState<Social | null>(null);
  const [isTooOld, setTooOld] = useState(false);
  const linked = ways.filter((method) => method.linked).map(({ provider }) => provider);
  const emailOf = (of: LoginMethod["provider"]) => ways.find(({ provider }) => provider === of)?.email;
  const link = useLinkProvider(() => setTooOld(true));
  const unlink = useUnlinkProvider((provider) => toast(`${LOGIN_PROVIDER_LABELS[provider]} 연결을 끊었어요.`));
  const running = [link, unlink].find(({ isPending }) => isPending)?.variables?.params.path.provider;

  return (
    <>
      <ul className="divide-y divide-line">
        {ORDER.map((provider) => {
          const isLinked = linked.includes(provider);
          return (
            <li key={provider} className="flex min-h-16 flex-wrap items-center gap-3 py-2">
              <span className={`grid size-10 shrink-0 place-items-center rounded-full ${LOOKS[provider]}`}>
                {provider === "EMAIL" ? <Icon of={Mail} size={18} /> : <ProviderSymbol of={provider} size={18} />}
              </span>
              <span className="min-w-[min(6rem,60%)] flex-1">
                <span className="block text-body font-semibold">{LOGIN_PROVIDER_LABELS[provider]}</span>
                <span className="block text-caption text-fg-3">{stateOf(provider, isLinked, linked.length)}</span>
                {emailOf(provider) ? (
                  <span className="block text-caption break-all text-fg-2">{emailOf(provider)}</span>
                ) : null}
              </span>
              {provider === "EMAIL" ? (
                <ButtonLink
                  size="sm"
                  variant={isLinked ? "quiet" : "line"}
                  className={isLinked ? "-mr-4" : ""}
                  href={passwordHref}
                >
                  {isLinked ? "비밀번호 바꾸기" : "비밀번호 정하기"}
                </ButtonLink>
              ) : (
                <LinkButton
                  provider={provider}
                  isLinked={isLinked}
                  isLast={isLinked && linked.length === 1}
                  busy={running === provider}
                  onLink={() => {
                    if (running) return;
                    onAct();
                    if (!isRecent) return setTooOld(true);
                    link.mutate({ params: { path: { provider } }, body: targetBody(target) });
                  }}
                  onUnlink={() => setAsked(provider)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <LogInAgain
        open={isTooOld}
        onClose={() => setTooOld(false)}
        title="다시 로그인하고 연결해 주세요"
        href={againHref}
      />
      <AlertDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={`${asked ? LOGIN_PROVIDER_LABELS[asked] : ""} 연결을 끊을까요?`}
        description={`앞으로 ${asked ? LOGIN_PROVIDER_LABELS[asked] : ""} 계정으로는 로그인할 수 없어요. 나란 계정과 수업은 그대로예요.`}
        safe={{ label: "그대로 두기" }}
        act={{
          label: "연결 끊기",
          tone: "danger",
          onPress: () => {
            setAsked(null);
            if (!asked || running) return;
            onAct();
            unlink.mutate({ params: { path: { provider: asked } } });
          },
        }}
      />
    </>
  );
}

function stateOf(provider: LoginMethod["provider"], isLinked: boolean, count: number): string {
  if (isLinked) return count === 1 ? "연결됨 · 하나뿐인 로그인 방법이에요" : "연결됨";
  return provider === "EMAIL" ? "비밀번호가 없어요" : "연결 안 됨";
}

type LinkButtonProps = {
  provider: Social;
  isLinked: boolean;
  isLast: boolean;
  busy: boolean;
  onLink: () => void;
  onUnlink: () => void;
};

function LinkButton({ provider, isLinked, isLast, busy, onLink, onUnlink }: LinkButtonProps) {
  if (isLast) return null;
  const name = LOGIN_PROVIDER_LABELS[provider];
  return (
    <Button
      size="sm"
      variant={isLinked ? "quiet" : "line"}
      aria-label={isLinked ? `${name} 연결 끊기` : `${name} 연결하기`}
      busy={busy}
      busyLabel={isLinked ? "끊고 있어요" : "열고 있어요"}
      onClick={isLinked ? onUnlink : onLink}
    >
      {isLinked ? "연결 끊기" : "연결하기"}
    </Button>
  );
}
