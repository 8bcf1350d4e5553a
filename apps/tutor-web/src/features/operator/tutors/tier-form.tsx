import { TUTOR_TIER_LABELS, TUTOR_TIERS, withParticle } from "@pkg/domain";
import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { Button } from "@pkg/ui/button";
import { NativeSelect } from "@pkg/ui/native-select";
import { TextField } from "@pkg/ui/text-field";
import { toast } from "@pkg/ui/toast";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useState } from "react";
import { REASON_MAX, reasonProblem } from "../forms/staff-reason";
import { phoneText } from "../words/whom-text";
import { type DeskTutorDetail, useTutorTier } from "./tutor-queries";

/** The tier of a tutor, and a sheet that changes it with a reason. */
export function TierForm({ tutor }: { tutor: DeskTutorDetail }) {
  const [isOpen, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const open = () => {
    setTimes(times + 1);
    setOpen(true);
  };
  return (
    <section aria-labelledby="tier">
      <h2 id="tier" className="text-title-3">
        등급
      </h2>
      <p className="mt-1.5 mb-3 text-body-sm text-fg-2">
        지금은 {withParticle(TUTOR_TIER_LABELS[tutor.tier], "이에요", "예요")}. 새 매칭부터 바뀐 등급으로 찾아요.
      </p>
      <Button variant="line" size="sm" aria-haspopup="dialog" onClick={open}>
        등급 바꾸기
      </Button>
      <BottomSheet open={isOpen} onClose={() => setOpen(false)} title={`${tutor.name} 선생님 등급 바꾸기`}>
        <Fields key={times} tutor={tutor} onClose={() => setOpen(false)} />
      </BottomSheet>
    </section>
  );
}

function Fields({ tutor, onClose }: { tutor: DeskTutorDetail; onClose: () => void }) {
  const change = useTutorTier();
  const form = useDomainForm({
    defaultValues: { tier: tutor.tier, reason: "" },
    validate: ({ tier, reason }) => ({
      tier: tier === tutor.tier ? "지금과 다른 등급을 골라 주세요." : null,
      reason: reasonProblem(reason),
    }),
    save: async ({ tier, reason }) => {
      await change.mutateAsync({ params: { path: { id: tutor.id } }, body: { tier, reason: reason.trim() } });
      toast(`${withParticle(TUTOR_TIER_LABELS[tier], "으로", "로")} 바꿨어요`);
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="mt-3 grid gap-3 rounded-md bg-sunken p-4">
      <NativeSelect
        {...form.field("tier")}
        label="새 등급"
        help={`${tutor.name} 선생님(${phoneText(tutor.phoneNumber)})께 문자로 알려요. 지금 수업은 그대로예요.`}
        options={TUTOR_TIERS.map((value) => ({ value, label: TUTOR_TIER_LABELS[value] }))}
      />
      <TextField
        {...form.field("reason")}
        label="이유"
        help="기록에 남으니 개인정보는 적지 마세요."
        maxLength={REASON_MAX}
      />
      <div className="flex gap-2">
        <Button variant="secondary" size="sm" onClick={onClose}>
          돌아가기
        </Button>
        <Button type="submit" size="sm" busy={form.busy} busyLabel="바꾸고 있어요">
          등급 바꾸기
        </Button>
      </div>
    </form>
  );
}
