"use client";

import {
  birthYearProblem,
  type ConsentKey,
  missingConsents,
  nameProblem,
  newPasswordProblem,
  signUpConsents,
  tutorAgeProblem,
} from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { FieldGroup } from "@pkg/ui/field";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { TermsChoice } from "@pkg/web/features/terms/terms-choice";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { NEW_PASSWORD_HELP, PasswordField } from "@/lib/credentials/credential-fields";
import { emailProblem } from "@/lib/credentials/credentials";
import { PersonFields } from "@/lib/person/person-fields";
import { accountPage, type ReturnTarget } from "@/lib/return/return-target";
import { register, signUp } from "../register";
import { EmailCodeFields } from "../steps/email-code-fields";
import { type EmailProblem, type EmailWithCode, useEmailCode } from "../steps/use-email-code";
import { toTutorRegistration } from "../to-registration";

const CONSENTS = signUpConsents({ type: "tutor" });

type TutorValues = EmailWithCode & { password: string; name: string; birthYear: string; agreed: ConsentKey[] };

type TutorFormProps = {
  target: ReturnTarget;
  /** What a vendor has told. */
  name: string;
  /** The account was made at a vendor; only the registration is left. */
  hasAccount: boolean;
};

/** Name, year of birth and the terms; the e-mail and a password before them for somebody without an account. */
export function TutorForm({ target, name, ...given }: TutorFormProps) {
  const [madeAccount, setMadeAccount] = useState(false);
  const hasAccount = given.hasAccount || madeAccount;
  const [proven, setProven] = useState({ email: "", proof: "" });
  const codes = useEmailCode(target);
  const proofOf = (email: string) => (proven.email === email.trim() ? proven.proof : "");
  const form = useDomainForm<TutorValues>({
    defaultValues: { email: "", code: "", password: "", name, birthYear: "", agreed: [] },
    validate: (values) => ({
      email: hasAccount ? null : emailProblem(values.email),
      code: hasAccount || proofOf(values.email) ? null : codes.problemOf(values),
      password: hasAccount ? null : newPasswordProblem(values.password, values.email),
      name: nameProblem(values.name),
      birthYear:
        birthYearProblem(values.birthYear, serverNow()) ?? tutorAgeProblem(Number(values.birthYear), serverNow()),
      agreed: missingConsents(CONSENTS, values.agreed).length > 0 ? "필수 약관에 동의해 주세요." : null,
    }),
    save: async (values) => {
      if (!hasAccount) {
        const email = values.email.trim();
        const proof = proofOf(email) || (await codes.prove(values));
        if (!proof) return false;
        setProven({ email, proof });
        const account = { name: values.name.trim(), email, password: values.password, proof };
        await signUp(account, () => setProven({ email: "", proof: "" }));
        setMadeAccount(true);
      }
      return register(toTutorRegistration(values, values.agreed), target);
    },
    problemsOf: (error): EmailProblem => codes.problemsOf(error, form.getValues()),
  });
  const email = form.watch("email");
  const sent = codes.sentTo(email);
  const isAsked = !hasAccount && !sent && !proofOf(email);
  return (
    <form onSubmit={form.submit} noValidate>
      {hasAccount ? null : (
        <div className="mb-5">
          <FieldGroup>
            <EmailCodeFields
              email={form.field("email")}
              code={form.field("code")}
              sent={sent}
              isProven={proofOf(email) !== ""}
              onResend={() => form.attempt(() => codes.send(email))}
              loginHref={accountPage("/login", target)}
            />
            <PasswordField
              {...form.field("password")}
              label="비밀번호"
              autoComplete="new-password"
              help={NEW_PASSWORD_HELP}
            />
          </FieldGroup>
        </div>
      )}
      <PersonFields field={form.field} own placeholders={{ name: "김나란", birthYear: "2001" }} />
      <div className="mt-7">
        <Controller
          control={form.control}
          name="agreed"
          render={({ field: { ref, value, onChange } }) => (
            <TermsChoice
              ref={ref}
              consents={CONSENTS}
              value={value}
              onChange={onChange}
              showMissing={Boolean(form.errors.agreed)}
            />
          )}
        />
      </div>
      <Button
        type="submit"
        size="lg"
        full
        className="mt-7"
        busy={form.busy}
        busyLabel={isAsked ? "보내고 있어요" : "가입하고 있어요"}
      >
        {isAsked ? "이메일 인증번호 받기" : "가입하고 지원서 쓰기"}
      </Button>
    </form>
  );
}
