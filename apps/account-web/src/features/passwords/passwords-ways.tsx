"use client";

import { useEffect, useState } from "react";
import { FormSkeleton } from "@/lib/frame/form-skeleton";
import { Title } from "@/lib/frame/title";
import { accountPage, type ReturnTarget } from "@/lib/return/return-target";
import { LinkedWays, LinkOver } from "./components/linked-ways";

/** Where the mail about a new password leads: the other ways to log in, by the token that follows the "#". */
export function PasswordWays({ target }: { target: ReturnTarget }) {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => setToken(new URLSearchParams(location.hash.slice(1)).get("token") ?? ""), []);
  if (token === null) return <FormSkeleton />;
  return (
    <div className="py-6 lg:py-2">
      <Title help="비밀번호 말고도 이 계정으로 로그인할 수 있는 방법이에요. 내가 연결하지 않은 것은 끊어 주세요.">
        연결된 로그인 방법
      </Title>
      {token ? <LinkedWays token={token} /> : <LinkOver />}
      <a
        href={accountPage("/password/forgot", target)}
        className="mt-6 inline-flex min-h-11 items-center rounded-sm font-semibold text-fg-2 underline underline-offset-4"
      >
        비밀번호를 내가 바꾸지 않았어요
      </a>
    </div>
  );
}
