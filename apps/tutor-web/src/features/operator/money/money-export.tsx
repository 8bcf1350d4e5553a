import { addDays, toKstDate } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { FieldRow } from "@pkg/ui/field";
import { NativeSelect } from "@pkg/ui/native-select";
import { TextField } from "@pkg/ui/text-field";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { saveText } from "@pkg/web/platform/browser/save-text";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { type ExportKind, readMoneyFile } from "./money-queries";

const KINDS: ReadonlyArray<{ value: ExportKind; label: string }> = [
  { value: "PAYMENTS", label: "결제" },
  { value: "REFUNDS", label: "환불" },
  { value: "PAYOUTS", label: "선생님별 지급·원천징수" },
];
const LAST_DAYS = 30;

/** Saves the payments, refunds or payouts of some days as a file for a spreadsheet. */
export function MoneyExport({ today }: { today: string }) {
  const first: { kind: ExportKind; from: string; to: string } = {
    kind: "PAYMENTS",
    from: addDays(today, 1 - LAST_DAYS),
    to: today,
  };
  const form = useDomainForm({
    defaultValues: first,
    validate: ({ from, to }) => ({
      from: from === "" ? "첫 날을 골라 주세요." : from > to && to !== "" ? "끝나는 날보다 빨라야 해요." : null,
      to: to === "" ? "끝나는 날을 골라 주세요." : null,
    }),
    save: async ({ kind, from, to }) => {
      const label = KINDS.find(({ value }) => value === kind)?.label ?? kind;
      saveText({ name: `나란-${label}-${from}-${to}.csv`, text: await readMoneyFile(kind, from, to) });
    },
  });
  return (
    <section aria-labelledby="export-title" className="mt-10">
      <h2 id="export-title" className="text-title-3">
        파일로 받기
      </h2>
      <form noValidate onSubmit={form.submit} className="mt-4 grid gap-4">
        <FieldRow>
          <NativeSelect {...form.field("kind")} label="내용" options={KINDS} />
          <TextField {...form.field("from")} label="첫 날" type="date" max={toKstDate(serverNow())} />
          <TextField {...form.field("to")} label="끝나는 날" type="date" />
        </FieldRow>
        <Button
          type="submit"
          variant="secondary"
          busy={form.busy}
          busyLabel="만들고 있어요"
          className="sm:justify-self-start"
        >
          CSV 받기
        </Button>
        <p className="text-caption text-fg-3">
          이름이 들어 있어요. 누가 언제 받았는지 기록에 남아요. 선생님별 지급은 보낸 날로 세고, 주민등록번호는 없어요.
        </p>
      </form>
    </section>
  );
}
