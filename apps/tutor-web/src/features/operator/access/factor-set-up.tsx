import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { QrCode } from "@pkg/web/platform/page/qr-code";
import { useState } from "react";
import { type StaffFactorSecret, useConfirmFactor, useOpenDesk, useStartFactor } from "./factor-changes";
import { codeProblem, problemsOfCode } from "./factor-code-problem";

/** Connects an authenticator app: begin, scan, first code, recovery codes. */
export default function FactorSetUp() {
  const start = useStartFactor();
  const react = useRejection();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} />;
  if (start.data) return <Scan secret={start.data} onDone={setCodes} />;
  return (
    <div className="max-w-120">
      <PageTitle lead="운영 화면에는 가족의 연락처와 결제가 있어요. 비밀번호가 새어 나가도 열리지 않게 인증 앱을 연결해 주세요.">
        인증 앱을 연결할게요
      </PageTitle>
      <Button
        size="lg"
        busy={start.isPending}
        busyLabel="준비하고 있어요"
        onClick={() => start.mutate({}, { onError: react })}
      >
        연결 시작하기
      </Button>
    </div>
  );
}

function Scan({ secret, onDone }: { secret: StaffFactorSecret; onDone: (codes: readonly string[]) => void }) {
  const confirm = useConfirmFactor();
  const form = useDomainForm({
    defaultValues: { code: "" },
    validate: ({ code }) => ({ code: codeProblem(code) }),
    save: async ({ code }) => onDone((await confirm.mutateAsync({ body: { code: code.trim() } })).recoveryCodes),
    problemsOf: problemsOfCode,
  });
  return (
    <form onSubmit={form.submit} noValidate className="max-w-120">
      <PageTitle lead="Google OTP 같은 인증 앱으로 그림을 찍고, 앱에 나온 여섯 자리를 적어 주세요.">
        그림을 찍어 주세요
      </PageTitle>
      <QrCode rows={secret.qr} label="인증 앱에 연결하는 QR 코드" className="size-52" />
      <p className="mt-4 text-body-sm text-fg-2">
        찍을 수 없으면 이 글자를 앱에 적어 주세요.
        <span className="mt-1 block font-semibold break-all text-fg">{secret.secret}</span>
      </p>
      <TextField {...form.field("code")} label="인증 코드" autoComplete="one-time-code" className="mt-6" />
      <Button type="submit" size="lg" full className="mt-6" busy={form.busy} busyLabel="확인하고 있어요">
        연결하기
      </Button>
    </form>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const open = useOpenDesk();
  return (
    <div className="max-w-120">
      <PageTitle lead="휴대폰을 잃어버렸을 때 하나씩 쓸 수 있어요. 지금만 보이니 안전한 곳에 적어 두세요.">
        복구 코드를 적어 두세요
      </PageTitle>
      <ul className="grid grid-cols-2 gap-2 rounded-md bg-sunken p-4">
        {codes.map((code) => (
          <li key={code} className="num text-body-sm font-semibold">
            {code}
          </li>
        ))}
      </ul>
      <Button size="lg" full className="mt-6" onClick={() => void open()}>
        적어 두었어요
      </Button>
    </div>
  );
}
