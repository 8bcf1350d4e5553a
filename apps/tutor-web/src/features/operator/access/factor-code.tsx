import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { useOpenDesk, usePassFactor } from "./factor-changes";
import { codeProblem, problemsOfCode } from "./factor-code-problem";

/** Asks for a code of the authenticator app, or for a recovery code. */
export default function FactorCode() {
  const pass = usePassFactor();
  const open = useOpenDesk();
  const form = useDomainForm({
    defaultValues: { code: "" },
    validate: ({ code }) => ({ code: codeProblem(code) }),
    save: async ({ code }) => {
      await pass.mutateAsync({ body: { code: code.trim() } });
      await open();
    },
    problemsOf: problemsOfCode,
  });
  return (
    <form onSubmit={form.submit} noValidate className="max-w-100">
      <PageTitle lead="인증 앱에 나온 여섯 자리 코드를 적어 주세요. 이 기기에서 로그인할 때마다 한 번 물어봐요.">
        한 번 더 확인할게요
      </PageTitle>
      <TextField
        {...form.field("code")}
        label="인증 코드"
        autoComplete="one-time-code"
        help="휴대폰이 없으면 복구 코드를 적어 주세요."
      />
      <Button type="submit" size="lg" full className="mt-6" busy={form.busy} busyLabel="확인하고 있어요">
        확인하기
      </Button>
    </form>
  );
}
