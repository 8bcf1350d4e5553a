import type { ComponentProps } from "react";
import { EmailField } from "@/lib/credentials/credential-fields";

type TakenEmailFieldProps = ComponentProps<typeof EmailField> & {
  /** Somebody has signed up with it. */
  taken: boolean;
  loginHref: string;
};

/** The e-mail of a new account; a taken one comes with the way to log in. */
export function TakenEmailField({ taken, loginHref, ...field }: TakenEmailFieldProps) {
  return (
    <div>
      <EmailField {...field} />
      {taken ? (
        <p className="mt-1 text-body-sm text-fg-2">
          적은 내용은 그대로 있어요.{" "}
          <a
            href={loginHref}
            className="inline-flex min-h-11 items-center font-semibold text-brand-fg underline underline-offset-4"
          >
            이 이메일로 로그인하기
          </a>
        </p>
      ) : null}
    </div>
  );
}
