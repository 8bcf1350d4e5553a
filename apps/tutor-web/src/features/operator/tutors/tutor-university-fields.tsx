import { TEXT_LENGTHS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { NativeSelect } from "@pkg/ui/native-select";
import { TextField } from "@pkg/ui/text-field";
import { toast } from "@pkg/ui/toast";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useState } from "react";
import { useUniversities } from "@/lib/use-universities";
import { REASON_MAX, reasonProblem } from "../forms/staff-reason";
import { SearchField } from "../list-search/search-field";
import { useSettled } from "../list-search/use-settled";
import { phoneText } from "../words/whom-text";
import { type DeskTutorDetail, useTutorUniversity } from "./tutor-queries";

/** Another university and major of a tutor, whose proof staff has seen, with the reason. */
export function TutorUniversityFields({ tutor, onClose }: { tutor: DeskTutorDetail; onClose: () => void }) {
  const change = useTutorUniversity();
  const [name, setName] = useState<string | null>(null);
  const { data: found = [] } = useUniversities(useSettled(name?.trim() || null, 300));
  const form = useDomainForm({
    defaultValues: { universityId: "", major: tutor.major, reason: "" },
    validate: ({ universityId, major, reason }) => ({
      universityId: universityId === "" ? "대학을 찾아서 골라 주세요." : null,
      major: major.trim().length < 2 ? "전공을 두 글자 이상 적어 주세요." : null,
      reason: reasonProblem(reason),
    }),
    save: async ({ universityId, major, reason }) => {
      const body = { universityId: Number(universityId), major: major.trim(), reason: reason.trim() };
      await change.mutateAsync({ params: { path: { id: tutor.id } }, body });
      toast("학교를 바꿨어요");
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="mt-3 grid gap-3 rounded-md bg-sunken p-4">
      <SearchField
        label="대학 찾기"
        value={name}
        onChange={(next) => {
          setName(next);
          // What was picked is not among what is found now.
          form.setValue("universityId", "");
        }}
      />
      <NativeSelect
        {...form.field("universityId")}
        label="대학"
        options={[
          { value: "", label: found.length > 0 ? `${found.length}곳 가운데 골라 주세요` : "두 글자부터 찾아 드려요" },
          ...found.map(({ id, name: text }) => ({ value: String(id), label: text })),
        ]}
      />
      <TextField {...form.field("major")} label="전공" maxLength={TEXT_LENGTHS.major.max} />
      <TextField
        {...form.field("reason")}
        label="이유"
        help={`${tutor.name} 선생님(${phoneText(tutor.phoneNumber)})께 문자로 알려요. 기록에 남으니 개인정보는 적지 마세요.`}
        maxLength={REASON_MAX}
      />
      <div className="flex gap-2">
        <Button variant="secondary" size="sm" onClick={onClose}>
          돌아가기
        </Button>
        <Button type="submit" size="sm" busy={form.busy} busyLabel="바꾸고 있어요">
          학교 바꾸기
        </Button>
      </div>
    </form>
  );
}
