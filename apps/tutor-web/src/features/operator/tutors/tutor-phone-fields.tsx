import { mobilePhoneProblem } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import { toast } from "@pkg/ui/toast";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { REASON_MAX, reasonProblem } from "../forms/staff-reason";
import { phoneText } from "../words/whom-text";
import { type DeskTutorDetail, useTutorPhone } from "./tutor-queries";

/** Another phone number of a tutor, with the reason. */
export function TutorPhoneFields({ tutor, onClose }: { tutor: DeskTutorDetail; onClose: () => void }) {
  const change = useTutorPhone();
  const form = useDomainForm({
    defaultValues: { phoneNumber: "", reason: "" },
    validate: ({ phoneNumber, reason }) => ({
      phoneNumber: mobilePhoneProblem(phoneNumber),
      reason: reasonProblem(reason),
    }),
    save: async ({ phoneNumber, reason }) => {
      await change.mutateAsync({ params: { path: { id: tutor.id } }, body: { phoneNumber, reason: reason.trim() } });
      toast("휴대폰을 바꿨어요");
      onClose();
    },
  });
  const whom = `${tutor.name} 선생님(${phoneText(tutor.phoneNumber)})`;
  return (
    <form noValidate onSubmit={form.submit} className="mt-3 grid gap-3 rounded-md bg-sunken p-4">
      <TextField
        {...form.field("phoneNumber")}
        label="새 휴대폰 번호"
        inputMode="tel"
        autoComplete="off"
        help={`${whom}의 이전 번호와 새 번호로 문자를 보내요. 선생님이 로그인해서 새 번호를 확인할 때까지 제안은 쉬어요.`}
      />
      <TextField
        {...form.field("reason")}
        label="이유"
        help="기록에 남으니 번호나 개인정보는 적지 마세요."
        maxLength={REASON_MAX}
      />
      <div className="flex gap-2">
        <Button variant="secondary" size="sm" onClick={onClose}>
          돌아가기
        </Button>
        <Button type="submit" size="sm" busy={form.busy} busyLabel="바꾸고 있어요">
          휴대폰 바꾸기
        </Button>
      </div>
    </form>
  );
}
