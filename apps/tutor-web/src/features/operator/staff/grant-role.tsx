import { STAFF_ROLE_LABELS, STAFF_ROLES, type StaffRole, TEXT_LENGTHS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { FieldGroup } from "@pkg/ui/field";
import { NativeSelect } from "@pkg/ui/native-select";
import { TextField } from "@pkg/ui/text-field";
import { toast } from "@pkg/ui/toast";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { REASON_MAX, reasonProblem } from "../forms/staff-reason";
import { useRoleChange } from "./staff-queries";

const EMPTY: { account: string; role: StaffRole; reason: string } = { account: "", role: "OPERATOR", reason: "" };

/** Gives a role to somebody who has an account, with a reason. */
export function GrantRole() {
  const change = useRoleChange();
  const form = useDomainForm({
    defaultValues: EMPTY,
    validate: ({ account, reason }) => ({
      account: account.includes("@") ? null : "가입한 이메일을 적어 주세요.",
      reason: reasonProblem(reason),
    }),
    save: async ({ account, role, reason }) => {
      const body = { account, role, granted: true, reason: reason.trim() };
      const { name, email } = await change.mutateAsync({ body });
      toast(`${name ?? email ?? account} 님에게 ${STAFF_ROLE_LABELS[role]} 역할을 줬어요`);
      form.reset(EMPTY);
    },
  });
  return (
    <section aria-labelledby="grant-title" className="mt-10">
      <h2 id="grant-title" className="text-title-3">
        역할 주기
      </h2>
      <form noValidate onSubmit={form.submit} className="mt-4">
        <FieldGroup>
          <TextField
            {...form.field("account")}
            label="이메일"
            type="email"
            autoComplete="off"
            maxLength={TEXT_LENGTHS.email.max}
          />
          <NativeSelect
            {...form.field("role")}
            label="역할"
            help="운영은 지원자·매칭·혜택, 재무는 결제·환불, 관리는 기능·직원 역할을 맡아요."
            options={STAFF_ROLES.map((value) => ({ value, label: STAFF_ROLE_LABELS[value] }))}
          />
          <TextField
            {...form.field("reason")}
            label="이유"
            help="기록에 남아요. 개인정보는 적지 마세요."
            maxLength={REASON_MAX}
          />
          <Button type="submit" busy={form.busy} busyLabel="주고 있어요" className="sm:justify-self-start">
            역할 주기
          </Button>
        </FieldGroup>
      </form>
    </section>
  );
}
