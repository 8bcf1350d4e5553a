import { Button } from "@pkg/ui/button";
import { FieldGroup } from "@pkg/ui/field";
import { TextField } from "@pkg/ui/text-field";
import { ConflictNotice } from "@pkg/web/features/form/conflict-notice";
import { UnsavedGuard } from "@pkg/web/features/form/unsaved-guard";
import { useVersionedSave } from "@pkg/web/features/form/versioned-save";
import { api, dataOf } from "@pkg/web/platform/api/api";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { phoneText } from "@/lib/phone-text";
import {
  digitsOfPhone,
  type GuardianCode,
  type GuardianErrors,
  type GuardianValues,
  guardianProblems,
  guardianRefusal,
  sendGuardian,
} from "../guardian-form";
import { GUARDIAN_KEY, type Guardian, readGuardian, useLeave } from "../queries";

type GuardianFormProps = { base: Guardian | null; onTheirs: (latest: Guardian) => void };
type Facts = { name: string; phoneNumber: string };

const NOBODY: Guardian = { name: "", phoneNumber: "", updatedAt: "" };
const pick = ({ name, phoneNumber }: Guardian): Facts => ({ name, phoneNumber });
const textOf = ({ name, phoneNumber }: Facts) => `${name} · ${phoneText(phoneNumber)}`;

/** Name and phone of the guardian; another phone is confirmed with a code. */
export function GuardianForm({ base, onTheirs }: GuardianFormProps) {
  const initial: GuardianValues = { name: base?.name ?? "", phoneNumber: base?.phoneNumber ?? "", code: "" };
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<GuardianErrors>({});
  const [sent, setSent] = useState<GuardianCode | null>(null);
  const [doing, setDoing] = useState<"code" | "save" | null>(null);
  const [isSaved, setSaved] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const client = useQueryClient();
  const leave = useLeave();
  const react = useErrorReaction();
  const saving = useVersionedSave<Guardian, Facts>({
    base: base ?? NOBODY,
    pick,
    read: async () => (await readGuardian()) ?? NOBODY,
    send: (_facts, version) => sendGuardian(values, base, sent, version),
    onSaved: (guardian) => {
      client.setQueryData(GUARDIAN_KEY, guardian);
      void leave();
    },
  });

  const fail = (found: GuardianErrors) => {
    setErrors(found);
    formRef.current?.querySelector<HTMLElement>(`[name=${Object.keys(found)[0]}]`)?.focus();
  };

  async function run(what: "code" | "save", work: () => Promise<void>): Promise<void> {
    if (doing) return;
    setDoing(what);
    setErrors({});
    try {
      await work();
    } catch (error) {
      const refusal = guardianRefusal(error);
      if (refusal) fail(refusal);
      else react(error);
    } finally {
      setDoing(null);
    }
  }

  const sendCode = () => {
    const { phoneNumber: problem } = guardianProblems(values, null, { ...EMPTY_CODE, phoneNumber: values.phoneNumber });
    if (problem) return fail({ phoneNumber: problem });
    void run("code", async () => {
      const body = { phoneNumber: values.phoneNumber };
      setSent(await dataOf(api().POST("/users/me/guardian/verifications", { body })));
      formRef.current?.querySelector<HTMLElement>("[name=code]")?.focus();
    });
  };

  const save = (work: () => Promise<void>) => void run("save", () => work().then(() => setSaved(true)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = guardianProblems(values, base, sent);
    if (Object.keys(found).length > 0) return fail(found);
    save(() => saving.save({ name: values.name.trim(), phoneNumber: values.phoneNumber }));
  };

  const change = (part: Partial<GuardianValues>) => {
    setValues({ ...values, ...part });
    setErrors({});
  };
  const isNewPhone = values.phoneNumber !== (base?.phoneNumber ?? "");
  const isSentHere = isNewPhone && sent?.phoneNumber === values.phoneNumber;
  const { conflict } = saving;
  return (
    <>
      <UnsavedGuard dirty={!isSaved && JSON.stringify(values) !== JSON.stringify(initial)} />
      {conflict ? (
        <ConflictNotice
          rows={[{ label: "보호자", theirs: textOf(conflict.latest), mine: textOf(conflict.mine) }]}
          busy={doing === "save"}
          onTheirs={() => onTheirs(conflict.latest)}
          onMine={() => save(saving.keepMine)}
        />
      ) : null}
      <form ref={formRef} onSubmit={submit} noValidate className="grid gap-6">
        <FieldGroup>
          <TextField
            label="보호자 이름"
            name="name"
            autoComplete="off"
            maxLength={20}
            value={values.name}
            error={errors.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextField
            label="보호자 휴대폰 번호"
            name="phoneNumber"
            inputMode="numeric"
            autoComplete="off"
            inputClassName="num"
            value={phoneText(values.phoneNumber)}
            error={errors.phoneNumber}
            ok={!isNewPhone && base ? "확인한 번호예요." : undefined}
            onChange={(event) => change({ phoneNumber: digitsOfPhone(event.target.value), code: "" })}
            action={
              isNewPhone ? (
                <Button
                  variant="secondary"
                  className="min-h-13"
                  busy={doing === "code"}
                  busyLabel="보내요"
                  onClick={sendCode}
                >
                  {isSentHere ? "다시 받기" : "인증번호 받기"}
                </Button>
              ) : undefined
            }
          />
          <div hidden={!isSentHere}>
            <TextField
              label="인증번호"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              inputClassName="num"
              maxLength={6}
              value={values.code}
              help="보호자 휴대폰으로 보냈어요. 3분 안에 적어 주세요."
              error={errors.code}
              onChange={(event) => change({ code: event.target.value.replace(/\D/g, "").slice(0, 6) })}
            />
          </div>
        </FieldGroup>
        <Button type="submit" full size="lg" busy={doing === "save"} busyLabel="저장하고 있어요">
          저장
        </Button>
      </form>
    </>
  );
}

const EMPTY_CODE: GuardianCode = { id: "", phoneNumber: "", expiresAt: "", resendAt: "", sendsLeft: 0 };
