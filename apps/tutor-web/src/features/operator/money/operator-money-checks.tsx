"use client";

import { toKstDate } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import { isApiError } from "@pkg/web/platform/api/api";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { useState } from "react";
import { OperatorRefusal } from "../access/operator-gate";
import { DeskList } from "../list/desk-list";
import { type CsvColumns, readCsv } from "../list/use-pages";
import { CheckRow } from "./check-row";
import { type Reconciliation, readReconciliations, useCheckDay, useReconciliations } from "./money-queries";

/** `/operator/money/checks`: our books compared with the provider's list. Answers 404 without the FINANCE role. */
export function OperatorMoneyChecks() {
  const checking = useCheckDay();
  const reject = useRejection();
  const check = (day: string) => {
    if (!checking.isPending) checking.mutate({ body: { day } }, { onError: reject });
  };
  const days = useReconciliations();
  if (isApiError(days.error, "account", 10003)) return <OperatorRefusal error={days.error} />;
  return (
    <>
      <PageTitle lead="매일 새벽 4시 30분에 어제까지 나흘을 결제사 목록과 맞춰 봐요.">결제 대조</PageTitle>
      <CheckDay busy={checking.isPending} onCheck={check} />
      <DeskList
        reading={days}
        what="대조를"
        none={{ title: "아직 대조한 날이 없어요", reason: "날을 골라 지금 대조할 수 있어요." }}
        csv={{ name: "대조", read: (reason) => readCsv("CHECKS", reason, readReconciliations, FILE) }}
      >
        {(rows) => (
          <ul className="mt-8 border-t border-line">
            {rows.map((day) => (
              <CheckRow
                key={day.day}
                check={day}
                busy={checking.isPending && checking.variables.body.day === day.day}
                onAgain={() => check(day.day)}
              />
            ))}
          </ul>
        )}
      </DeskList>
    </>
  );
}

const FILE: CsvColumns<Reconciliation> = [
  ["날", ({ day }) => day],
  ["우리 결제", ({ paidHere }) => paidHere],
  ["결제사 결제", ({ paidThere }) => paidThere],
  ["우리 환불", ({ refundedHere }) => refundedHere],
  ["결제사 환불", ({ refundedThere }) => refundedThere],
  ["다른 결제", ({ differences }) => differences.map(({ paymentId }) => paymentId).join(", ")],
  ["대조 일시", ({ checkedAt }) => checkedAt],
];

function CheckDay({ busy, onCheck }: { busy: boolean; onCheck: (day: string) => void }) {
  const [day, setDay] = useState(() => toKstDate(serverNow()));
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (day) onCheck(day);
      }}
    >
      <TextField
        label="대조할 날"
        type="date"
        value={day}
        max={toKstDate(serverNow())}
        onChange={(event) => setDay(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={busy} busyLabel="대조하고 있어요">
        지금 대조하기
      </Button>
    </form>
  );
}
