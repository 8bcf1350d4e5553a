"use client";

import { STAFF_ROLE_LABELS } from "@pkg/domain";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { OperatorGate } from "../access/operator-gate";
import { CsvButton } from "../list/csv-button";
import { type CsvColumns, onePage, readCsv } from "../list/use-pages";
import { GrantRole } from "./grant-role";
import { type StaffMember, useStaff } from "./staff-queries";
import { StaffRow } from "./staff-row";

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
          <div className="mt-5">
            <CsvButton name="직원 역할" read={(reason) => readCsv("STAFF", reason, onePage(staff), FILE)} />
          </div>
          <GrantRole />
        </>
      )}
    </OperatorGate>
  );
}

const FILE: CsvColumns<StaffMember> = [
  ["회원 번호", ({ id }) => id],
  ["이름", ({ name }) => name],
  ["이메일", ({ email }) => email],
  ["역할", ({ roles }) => roles.map((role) => STAFF_ROLE_LABELS[role]).join(", ")],
];
