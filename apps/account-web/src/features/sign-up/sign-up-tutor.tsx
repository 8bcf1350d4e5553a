"use client";

import { useSession } from "@pkg/web/platform/session/session-store";
import { loadSession } from "@pkg/web/platform/session-sync/load-session";
import { type ReactNode, useEffect, useState } from "react";
import { FormSkeleton } from "@/lib/frame/form-skeleton";
import { Title } from "@/lib/frame/title";
import { accountPage, type ReturnTarget } from "@/lib/return/return-target";
import { GiveUp } from "./components/give-up";
import { TutorForm } from "./components/tutor-form";

type SignUpTutorProps = {
  /** The application. */
  target: ReturnTarget;
  /** The buttons of the vendors, for somebody without an account. */
  vendors: ReactNode;
};

/** Sign-up of somebody who wants to teach: one form, then the phone, then the application. */
export function SignUpTutor({ target, vendors }: SignUpTutorProps) {
  const user = useSession((session) => session.user);
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => void loadSession().finally(() => setIsAsked(true)), []);
  useEffect(() => {
    if (user?.registered) location.replace(target.next);
  }, [user, target.next]);
  if (!isAsked || user?.registered) return <FormSkeleton />;
  return (
    <div className="flex flex-1 flex-col py-6 lg:py-2">
      <Title help="가입하고 휴대폰 번호를 확인하면 바로 지원서를 쓸 수 있어요.">선생님으로 시작해 볼까요?</Title>
      {user ? null : (
        <>
          {vendors}
          <p className="my-6 flex items-center gap-3 text-caption text-fg-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            또는 이메일로
          </p>
        </>
      )}
      <TutorForm target={target} name={user?.name ?? ""} hasAccount={user !== null} />
      <p className="mt-3 border-t border-line pt-5 text-body-sm text-fg-2">
        이미 지원한 계정이 있나요?{" "}
        <a
          href={accountPage(user ? "/logout" : "/login", target)}
          className="inline-flex min-h-11 items-center rounded-sm px-1 font-semibold text-brand-fg underline-offset-4 hover:underline"
        >
          {user ? "다른 계정으로 로그인하기" : "로그인하기"}
        </a>
      </p>
      {user ? <GiveUp target={target} /> : null}
    </div>
  );
}
