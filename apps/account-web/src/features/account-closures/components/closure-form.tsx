"use client";

import { ApiError } from "@pkg/api-client";
import { AlertDialog } from "@pkg/ui/alert-dialog";
import { Button, ButtonLink } from "@pkg/ui/button";
import { Checkbox } from "@pkg/ui/checkbox";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import { useState } from "react";
import { PasswordField } from "@/lib/credentials/credential-fields";
import { passwordGivenProblem } from "@/lib/credentials/credentials";
import { currentPasswordProblem } from "@/lib/credentials/password-problem";
import { Title } from "@/lib/frame/title";
import { type ClosurePreview, closeAccount } from "../closure-calls";
import { ClosureFacts } from "./closure-facts";

type ClosureFormProps = {
  preview: ClosurePreview;
  back: string;
  onClosed: () => void;
  /** The account cannot be closed any more, for example because of an order in another tab. */
  onObstacle: () => void;
};

/** What is deleted and what is kept, the password, and the confirmation. */
export function ClosureForm({ preview: { hasPassword, keptOrders }, back, onClosed, onObstacle }: ClosureFormProps) {
  const [asks, setAsks] = useState(false);
  const form = useDomainForm({
    defaultValues: { password: "", read: false },
    validate: ({ password, read }) => ({
      password: hasPassword ? passwordGivenProblem(password) : null,
      read: read ? null : "내용을 읽고 표시해 주세요.",
    }),
    save: () => setAsks(true),
    problemsOf: (error) => ({ password: currentPasswordProblem(error) }),
    onError: (error) => (error instanceof ApiError && error.status === 409 ? onObstacle() : reactTo(error)),
  });

  async function close(): Promise<void> {
    const { password } = form.getValues();
    await closeAccount(hasPassword ? password : null).finally(() => setAsks(false));
    onClosed();
  }

  return (
    <div className="py-4 lg:py-2">
      <Title help="탈퇴하면 되돌릴 수 없어요. 다시 오시면 새로 가입해 주세요.">탈퇴할까요?</Title>
      <ClosureFacts keptOrders={keptOrders} />
      <form onSubmit={form.submit} noValidate className="mt-6">
        {hasPassword ? (
          <PasswordField {...form.field("password")} label="현재 비밀번호" autoComplete="current-password" />
        ) : null}
        <Checkbox
          {...form.register("read")}
          className="mt-4"
          label="지워지는 것과 남는 것을 확인했어요."
          error={form.errors.read?.message}
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
        act={{
          label: "탈퇴하기",
          tone: "danger",
          busy: form.busy,
          busyLabel: "탈퇴하고 있어요",
          onPress: () => void form.run(close),
        }}
      />
    </div>
  );
}
