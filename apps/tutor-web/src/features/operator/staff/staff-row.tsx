import { STAFF_ROLE_LABELS, type StaffRole } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { toast } from "@pkg/ui/toast";
import { useState } from "react";
import { ReasonForm } from "../forms/reason-form";
import { type StaffMember, useRoleChange } from "./staff-queries";

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
            aria-label={`${name} ${STAFF_ROLE_LABELS[role]} 빼기`}
            aria-expanded={asked === role}
            onClick={() => setAsked(asked === role ? null : role)}
          >{`${STAFF_ROLE_LABELS[role]} 빼기`}</Button>
        ))}
      </div>
      {asked ? <Revoke key={asked} member={member} role={asked} onClose={() => setAsked(null)} /> : null}
    </li>
  );
}

type RevokeProps = { member: StaffMember; role: StaffRole; onClose: () => void };

function Revoke({ member, role, onClose }: RevokeProps) {
  const change = useRoleChange();
  return (
    <ReasonForm
      label={`${STAFF_ROLE_LABELS[role]} 역할을 빼는 이유`}
      help="바로 쓸 수 없게 돼요. 기록에 남으니 개인정보는 적지 마세요."
      act="빼기"
      busyLabel="빼고 있어요"
      tone="danger"
      onClose={onClose}
      onSend={async (reason) => {
        await change.mutateAsync({ body: { account: member.id, role, granted: false, reason } });
        toast(`${STAFF_ROLE_LABELS[role]} 역할을 뺐어요`);
      }}
    />
  );
}
