import { EVENT_ART_LABELS, EVENT_ARTS, EVENT_LIMITS, EVENT_TYPE_LABELS, EVENT_TYPES } from "@pkg/domain";
import { Checkbox } from "@pkg/ui/checkbox";
import { FieldRow } from "@pkg/ui/field";
import { NativeSelect } from "@pkg/ui/native-select";
import { TextArea } from "@pkg/ui/text-area";
import { TextField } from "@pkg/ui/text-field";
import type { DomainForm } from "@pkg/web/features/form/use-domain-form";
import { Controller } from "react-hook-form";
import { EventQuestions } from "./event-questions";
import type { EventValues } from "./event-values";

const TYPES = EVENT_TYPES.map((value) => ({ value, label: EVENT_TYPE_LABELS[value] }));
const ARTS = EVENT_ARTS.map((value) => ({ value, label: EVENT_ART_LABELS[value] }));

/** What staff decides about an event. */
export function EventFields({ form, isNew }: { form: DomainForm<EventValues>; isNew: boolean }) {
  const { field } = form;
  return (
    <div className="grid gap-6">
      {isNew ? (
        <TextField
          {...field("id")}
          label="주소에 쓸 이름"
          maxLength={EVENT_LIMITS.id}
          autoComplete="off"
          help="영어 소문자, 숫자, 붙임표로 적어요. 예: winter-plan"
        />
      ) : null}
      <TextField {...field("title")} label="제목" maxLength={EVENT_LIMITS.title} />
      <TextField {...field("summary")} label="한 줄 소개" maxLength={EVENT_LIMITS.summary} />
      <FieldRow>
        <NativeSelect {...field("type")} label="종류" options={TYPES} />
        <NativeSelect {...field("art")} label="그림" options={ARTS} />
      </FieldRow>
      <FieldRow>
        <TextField {...field("startOn")} label="시작하는 날" type="date" />
        <TextField {...field("endOn")} label="끝나는 날" type="date" help="이날 밤 12시까지 참여할 수 있어요." />
      </FieldRow>
      <TextArea
        {...field("body")}
        label="본문"
        rows={10}
        maxLength={EVENT_LIMITS.body}
        help="## 로 시작하면 소제목, - 로 시작하면 목록이 돼요. 빈 줄로 문단을 나눠요."
      />
      <Controller
        control={form.control}
        name="questions"
        render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
          <EventQuestions questions={value} onChange={onChange} error={error?.message} ref={ref} />
        )}
      />
      <TextField
        {...field("giftUrl")}
        label="참여한 사람이 받는 파일이나 링크 (선택)"
        maxLength={EVENT_LIMITS.giftUrl}
        autoComplete="off"
        help="참여한 화면에 바로 보여요. 적지 않으면 본문에 약속한 것을 참여자 CSV를 보고 직접 보내 주세요."
      />
      <Checkbox {...form.register("published")} label="공개하기" help="시작하는 날부터 모두가 볼 수 있어요." />
    </div>
  );
}
