import CircleCheck from "lucide-react/icons/circle-check";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { Button } from "../../../src/button";
import { FieldGroup, FieldRow } from "../../../src/field";
import { Icon } from "../../../src/icon";
import { NativeSelect } from "../../../src/native-select";
import { Select } from "../../../src/select";
import { TextArea } from "../../../src/text-area";
import { TextField } from "../../../src/text-field";
import { Sheet } from "../sheet";

const PARTS = [
  { value: "0", label: "일시불" },
  { value: "3", label: "3개월 무이자", note: "월 354,274원" },
  { value: "6", label: "6개월 무이자", note: "월 177,137원" },
];

export function FieldSheet() {
  const [part, setPart] = useState<string | null>("3");
  return (
    <Sheet title="입력">
      <FieldGroup>
        <TextField label="학생 이름" placeholder="이름을 적어 주세요" autoComplete="name" />
        <TextField
          label="휴대폰 번호"
          defaultValue="010-2345-6789"
          inputMode="tel"
          inputClassName="num"
          help="인증번호를 문자로 보내요."
        />
        <TextField
          label="인증번호"
          defaultValue="3920"
          inputMode="numeric"
          autoComplete="one-time-code"
          inputClassName="num"
          right={<span className="num text-micro text-error">2:14</span>}
          error="6자리를 모두 적어 주세요."
        />
        <TextField
          label="추천코드"
          hint="선택"
          defaultValue="NARAN2026"
          right={<Icon of={CircleCheck} size={20} className="text-success" />}
          ok="30,000원을 할인받아요."
        />
        <TextField
          label="주소"
          defaultValue="서울 마포구 나란로 12"
          action={
            <Button variant="secondary" className="min-h-13">
              <Icon of={Search} size={20} />
              찾기
            </Button>
          }
        />
        <FieldRow>
          <TextField label="유효기간" placeholder="MM/YY" inputMode="numeric" />
          <TextField label="비밀번호 앞 2자리" type="password" inputMode="numeric" maxLength={2} />
        </FieldRow>
        <Select label="할부" placeholder="할부를 골라 주세요" options={PARTS} value={part} onChange={setPart} />
        <Select
          label="학교"
          placeholder="학년을 먼저 골라 주세요"
          options={[]}
          value={null}
          onChange={() => undefined}
          disabled
        />
        <NativeSelect
          label="시작 시간"
          options={[
            { value: "1140", label: "19:00" },
            { value: "1170", label: "19:30" },
          ]}
        />
        <TextArea label="남길 말" hint="선택" placeholder="선생님께 미리 알려 주고 싶은 것" counter="0/200" />
      </FieldGroup>
    </Sheet>
  );
}
