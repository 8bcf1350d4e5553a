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
import { TakenEmailField } from "../steps/taken-email-field";
import { useTakenEmail } from "../steps/use-taken-email";
import { toTutorRegistration } from "../to-registration";

const CONSENTS = signUpConsents({ type: "tutor" });

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
  const { taken, forget, problemsOf } = useTakenEmail();
  const form = useDomainForm({
    defaultValues: { email: "", password: "", name, birthYear: "", agreed: [] as ConsentKey[] },
    validate: (values) => ({
      email: hasAccount ? null : emailProblem(values.email),
      password: hasAccount ? null : newPasswordProblem(values.password, values.email),
      name: nameProblem(values.name),
      birthYear:
        birthYearProblem(values.birthYear, serverNow()) ?? tutorAgeProblem(Number(values.birthYear), serverNow()),
      agreed: missingConsents(CONSENTS, values.agreed).length > 0 ? "필수 약관에 동의해 주세요." : null,
    }),
    onChange: forget,
    save: async (values) => {
      if (!hasAccount) {
        const { email, password } = values;
        await signUp({ email: email.trim(), password, name: values.name.trim() });
        setMadeAccount(true);
      }
      await register(toTutorRegistration(values, values.agreed), target);
    },
    problemsOf,
  });
  return (
    <form onSubmit={form.submit} noValidate>
      {hasAccount ? null : (
        <div className="mb-5">
          <FieldGroup>
            <TakenEmailField {...form.field("email")} taken={taken} loginHref={accountPage("/login", target)} />
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
      <Button type="submit" size="lg" full className="mt-7" busy={form.busy} busyLabel="가입하고 있어요">
        가입하고 지원서 쓰기
      </Button>
    </form>
  );
}
