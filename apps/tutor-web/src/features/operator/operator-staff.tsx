"use client";

import { PageTitle } from "@pkg/web/platform/shell/page-title";
import { GrantRole } from "./components/grant-role";
import { OperatorGate } from "./components/operator-gate";
import { StaffRow } from "./components/staff-row";
import { useStaff } from "./staff-queries";

/** `/operator/staff`: who our staff is, and what they may do. Answers 404 without the ADMIN role. */
export function OperatorStaff() {
  return (
    <OperatorGate reading={useStaff()} what="직원을">
      {(staff) => (
        <>
          <PageTitle lead="역할을 주거나 빼면 바로 쓰여요. 누가 왜 바꿨는지 기록에 남아요.">직원 역할</PageTitle>
          <ul className="border-t border-line">
            {staff.map((member) => (
              <StaffRow key={member.id} member={member} />
            ))}
          </ul>
          <GrantRole />
        </>
      )}
    </OperatorGate>
  );
}
