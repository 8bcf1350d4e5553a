import { newPasswordProblem } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import { NEW_PASSWORD_HELP, PasswordField } from "@/lib/credentials/credential-fields";
import { fieldProblem, isLinkOver, limitProblem } from "@/lib/credentials/password-problem";
import { Title } from "@/lib/frame/title";
import { resetPassword } from "../password-calls";

type NewPasswordProps = { token: string; onDone: () => void; onOver: () => void };

/** The new password of whoever came by a mailed link that holds. */
export function NewPassword({ token, onDone, onOver }: NewPasswordProps) {
  const form = useDomainForm({
    defaultValues: { newPassword: "" },
    validate: ({ newPassword }) => ({ newPassword: newPasswordProblem(newPassword, "") }),
    save: async ({ newPassword }) => {
      await resetPassword(token, newPassword);
      onDone();
    },
    problemsOf: (error) => ({ newPassword: limitProblem(error) ?? fieldProblem(error, "newPassword") }),
    onError: (error) => (isLinkOver(error) ? onOver() : reactTo(error)),
  });
  return (
    <div className="py-6 lg:py-2">
      <Title help="저장하면 다른 기기에서는 모두 로그아웃해요.">새 비밀번호를 정해 주세요</Title>
      <form onSubmit={form.submit} noValidate>
        <PasswordField
          {...form.field("newPassword")}
          label="새 비밀번호"
          help={NEW_PASSWORD_HELP}
          autoComplete="new-password"
        />
        <Button type="submit" size="lg" full className="mt-7" busy={form.busy} busyLabel="저장하고 있어요">
          저장하기
        </Button>
      </form>
    </div>
  );
}
