import { formatPhone, mobilePhoneProblem, PHONE_CODE_MINUTES } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { Checkbox } from "@pkg/ui/checkbox";
import { FieldGroup } from "@pkg/ui/field";
import { TextField } from "@pkg/ui/text-field";
import { ConflictNotice } from "@pkg/web/features/form/conflict-notice";
import { type DomainForm, useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useRefusedCode } from "@pkg/web/features/form/use-refused-code";
import { useVersionedSave } from "@pkg/web/features/form/versioned-save";
import type { SentCode } from "@pkg/web/features/phone-code/sent-code";
import { fieldErrors } from "@pkg/web/platform/api/api";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Controller } from "react-hook-form";
import { GUARDIAN, type Guardian, readGuardian } from "@/lib/account/guardian";
import { PhoneCodeFields } from "@/lib/account/phone-code-fields";
import { guardianDraft } from "../guardian-draft";
import { askForCode, type GuardianValues, guardianProblems, guardianRefusal, sendGuardian } from "../guardian-form";
import { useReturnToOverview } from "../queries";

type GuardianFormProps = {
  base: Guardian | null;
  onTheirs: (latest: Guardian) => void;
  /** The student, or a younger sibling, is under 14: the guardian consents here. */
  isUnder14?: boolean;
  /** The page that led here. */
  returnTo?: string | null;
};
type Facts = { name: string; phoneNumber: string };

const NOBODY: Guardian = { name: "", phoneNumber: "", updatedAt: "" };
const pick = ({ name, phoneNumber }: Guardian): Facts => ({ name, phoneNumber });
const textOf = ({ name, phoneNumber }: Facts) => `${name} · ${formatPhone(phoneNumber)}`;

/** Name and phone of the guardian; a new phone is confirmed with a code. */
export function GuardianForm({ base, onTheirs, isUnder14 = false, returnTo = null }: GuardianFormProps) {
  const draft = guardianDraft((base ?? NOBODY).updatedAt);
  const [sent, setSent] = useState<SentCode | null>(() => draft.read()?.sent ?? null);
  const refused = useRefusedCode();
  const client = useQueryClient();
  const returnToOverview = useReturnToOverview();
  const [isNamed, setNamed] = useState(false);
  const saving = useVersionedSave<Guardian, Facts>({
    base: base ?? NOBODY,
    together: true,
    pick,
    read: async () => (await readGuardian()) ?? NOBODY,
    send: (_facts, version): Promise<Guardian> => sendGuardian(form.getValues(), base, sent, version),
    onSaved: (guardian) => {
      client.setQueryData(GUARDIAN.queryKey, { guardian });
      if (returnTo) setNamed(true);
      else void returnToOverview();
    },
  });
  const form = useDomainForm<GuardianValues>({
    defaultValues: { name: base?.name ?? "", phoneNumber: base?.phoneNumber ?? "", code: "", guardianConsent: false },
    draft: { ...draft, write: (values) => draft.write({ ...values, sent }) },
    validate: (values) => {
      const code = sent ? refused.problemOf(sent.id, values.code) : null;
      return { ...guardianProblems(values, base, sent, isUnder14), ...(code ? { code } : {}) };
    },
    problemsOf: (error) => {
      const [first] = fieldErrors(error);
      if (sent && first?.path === "code") refused.remember(sent.id, form.getValues("code"), first.message);
      return guardianRefusal(error);
    },
    save: ({ name, phoneNumber }) => saving.save({ name: name.trim(), phoneNumber }),
  });
  useEffect(() => {
    // A full load: the page that led here has read that nobody is named, and would lead back here.
    if (isNamed && returnTo && !form.isUnsaved) location.replace(returnTo);
  }, [isNamed, returnTo, form.isUnsaved]);
  const { conflict } = saving;
  const keepCode = (code: SentCode) => {
    setSent(code);
    draft.write({ ...form.getValues(), sent: code });
  };
  return (
    <>
      {conflict ? (
        <ConflictNotice
          rows={[{ label: "보호자", theirs: textOf(conflict.latest), mine: textOf(conflict.mine) }]}
          busy={form.busy}
          onTheirs={() => {
            draft.forget();
            onTheirs(conflict.latest);
          }}
          onMine={() => void form.run(saving.keepMine)}
        />
      ) : null}
      <form method="post" onSubmit={form.submit} noValidate className="grid gap-6">
        <FieldGroup>
          <TextField {...form.field("name")} label="보호자 이름" autoComplete="off" />
          <ConfirmedPhone form={form} stored={base?.phoneNumber ?? ""} sent={sent} onSent={keepCode} />
          {isUnder14 && !base ? (
            <Checkbox
              {...form.register("guardianConsent")}
              error={form.errors.guardianConsent?.message}
              label="보호자로서 만 14세 미만 자녀의 개인정보 수집에 동의해요"
            />
          ) : null}
        </FieldGroup>
        <Button type="submit" full size="lg" busy={form.busy} busyLabel="저장하고 있어요">
          저장
        </Button>
      </form>
    </>
  );
}

type ConfirmedPhoneProps = {
  form: DomainForm<GuardianValues>;
  /** The confirmed number; empty without one. */
  stored: string;
  sent: SentCode | null;
  onSent: (code: SentCode) => void;
};

/** The phone number, and the code that confirms a new one. */
function ConfirmedPhone({ form, stored, sent, onSent }: ConfirmedPhoneProps) {
  const { control, setValue, setFocus } = form;
  const sendCode = async (phoneNumber: string) => {
    const problem = mobilePhoneProblem(phoneNumber);
    if (problem) return form.fail({ phoneNumber: problem });
    await form.attempt(async () => {
      onSent(await askForCode(phoneNumber));
      setFocus("code");
    });
  };
  return (
    <Controller
      control={control}
      name="phoneNumber"
      render={(phone) => (
        <PhoneCodeFields
          phone={phone}
          code={form.field("code")}
          label="보호자 휴대폰 번호"
          autoComplete="off"
          codeHelp={`보호자 휴대폰으로 보냈어요. ${PHONE_CODE_MINUTES}분 안에 적어 주세요.`}
          stored={stored}
          sent={sent}
          onSend={sendCode}
          onRetype={() => setValue("code", "")}
        />
      )}
    />
  );
}
