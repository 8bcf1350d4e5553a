"use client";

import { ApiError } from "@pkg/api-client";
import { AlertDialog } from "@pkg/ui/alert-dialog";
import { Button, ButtonLink } from "@pkg/ui/button";
import { Checkbox } from "@pkg/ui/checkbox";
import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import { clearArea } from "@pkg/web/platform/storage/browser-storage";
import { type FormEvent, useRef, useState } from "react";
import { passwordGivenProblem } from "@/lib/credentials";
import { PasswordField } from "@/lib/password-field";
import { currentPasswordProblem } from "@/lib/password-problem";
import { Title } from "@/lib/title";
import { type ClosurePreview, closeAccount } from "../closure-calls";
import { ClosureFacts } from "./closure-facts";

type ClosureFormProps = {
  preview: ClosurePreview;
  back: string;
  onClosed: () => void;
  /** Something came up in the meantime: an order in another tab. */
  onObstacle: () => void;
};

/** What goes and what stays, the password, and the last question. */
export default function ClosureForm({ preview, back, onClosed, onObstacle }: ClosureFormProps) {
  const [password, setPassword] = useState("");
  const [isRead, setRead] = useState(false);
  const [problems, setProblems] = useState<{ password?: string; read?: string }>({});
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function fail(found: typeof problems): void {
    setProblems(found);
    const name = found.password ? "password" : "read";
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  }

  function check(event: FormEvent): void {
    event.preventDefault();
    const found = {
      password: preview.hasPassword ? (passwordGivenProblem(password) ?? undefined) : undefined,
      read: isRead ? undefined : "내용을 읽고 표시해 주세요.",
    };
    if (found.password || found.read) fail(found);
    else {
      setProblems({});
      setAsks(true);
    }
  }

  async function close(): Promise<void> {
    setBusy(true);
    try {
      await closeAccount(preview.hasPassword ? password : null);
      clearArea("session");
      onClosed();
    } catch (error) {
      setAsks(false);
      const problem = currentPasswordProblem(error);
      if (problem) fail({ password: problem });
      else if (error instanceof ApiError && error.status === 409) onObstacle();
      else await reactTo(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="py-4 lg:py-2">
      <Title help="탈퇴하면 되돌릴 수 없어요. 다시 오시면 새로 가입해 주세요.">정말 탈퇴하시겠어요?</Title>
      <ClosureFacts keptOrders={preview.keptOrders} />
      <form ref={form} onSubmit={check} noValidate className="mt-6">
        {preview.hasPassword ? (
          <PasswordField
            name="password"
            label="지금 비밀번호"
            autoComplete="current-password"
            value={password}
            error={problems.password}
            onChange={(event) => {
              setPassword(event.target.value);
              setProblems({ ...problems, password: undefined });
            }}
          />
        ) : null}
        <Checkbox
          name="read"
          className="mt-4"
          label="지워지는 것과 남는 것을 확인했어요."
          checked={isRead}
          error={problems.read}
          onChange={(event) => {
            setRead(event.target.checked);
            setProblems({ ...problems, read: undefined });
          }}
        />
        <div className="mt-6 grid gap-2">
          <ButtonLink href={back} size="lg" full>
            계속 이용하기
          </ButtonLink>
          <Button type="submit" variant="secondary" size="lg" full>
            탈퇴하기
          </Button>
        </div>
      </form>
      <AlertDialog
        open={asks}
        onClose={() => setAsks(false)}
        title="계정을 닫을까요?"
        description="이름과 연락처, 학생 정보, 저장한 카드를 바로 지워요."
        safe={{ label: "계속 이용하기" }}
        act={{ label: "탈퇴하기", tone: "danger", busy, busyLabel: "탈퇴하는 중", onPress: () => void close() }}
      />
    </div>
  );
}
