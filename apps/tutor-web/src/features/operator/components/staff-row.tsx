import { STAFF_ROLE_LABELS, type StaffRole } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import { toast } from "@pkg/ui/toast";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useState } from "react";
import { type StaffMember, useRoleChange } from "../staff-queries";
import { REASON_MAX, reasonProblem } from "../staff-reason";

/** One person of our staff: each role with the button that takes it away. */
export function StaffRow({ member }: { member: StaffMember }) {
  const [asked, setAsked] = useState<StaffRole | null>(null);
  const name = member.name ?? member.email ?? member.id;
  return (
    <li className="border-b border-line py-4">
      <h2 className="text-label">{name}</h2>
      {member.email && member.email !== name ? <p className="text-caption text-fg-3">{member.email}</p> : null}
      <div className="mt-2 flex flex-wrap gap-2">
        {member.roles.map((role) => (
          <Button
            key={role}
            variant="line"
            size="sm"
            aria-label={`${name} ${STAFF_ROLE_LABELS[role]} 역할 빼기`}
            aria-expanded={asked === role}
            onClick={() => setAsked(asked === role ? null : role)}
          >
            {STAFF_ROLE_LABELS[role]} 빼기
          </Button>
        ))}
      </div>
      {asked ? <Revoke key={asked} member={member} role={asked} onClose={() => setAsked(null)} /> : null}
    </li>
  );
}

type RevokeProps = { member: StaffMember; role: StaffRole; onClose: () => void };

function Revoke({ member, role, onClose }: RevokeProps) {
  const change = useRoleChange();
  const form = useDomainForm({
    defaultValues: { reason: "" },
    validate: ({ reason }) => ({ reason: reasonProblem(reason) }),
    save: async ({ reason }) => {
      await change.mutateAsync({ account: member.id, role, granted: false, reason: reason.trim() });
      toast(`${STAFF_ROLE_LABELS[role]} 역할을 뺐어요`);
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="mt-3 grid gap-3 rounded-md bg-sunken p-4">
      <TextField
        {...form.field("reason")}
        autoFocus
        label={`${STAFF_ROLE_LABELS[role]} 역할을 빼는 이유`}
        help="바로 쓸 수 없게 돼요. 기록에 남으니 개인정보는 적지 마세요."
        maxLength={REASON_MAX}
      />
      <div className="flex gap-2">
        <Button variant="secondary" size="sm" onClick={onClose}>
          돌아가기
        </Button>
        <Button type="submit" variant="danger" size="sm" busy={form.busy} busyLabel="빼고 있어요">
          빼기
        </Button>
      </div>
    </form>
  );
}
