import { useState } from "react";
import { AgreementGroup, type AgreementLabels } from "../../../src/agreement-group";
import { Checkbox } from "../../../src/checkbox";
import { Switch } from "../../../src/switch";
import { Part, Sheet } from "../sheet";

const LABELS: AgreementLabels = {
  all: "전체 동의",
  requiredOnly: "필수만 동의",
  required: "필수",
  optional: "선택",
  open: (name) => `${name} 내용 보기`,
  unfold: (name) => `${name} 펼치기`,
  missing: (count) => `필수 약관 ${count}개가 남았어요.`,
};

const open = () => undefined;
const ITEMS = [
  { id: "terms", label: "수강생 이용약관", required: true, onOpen: open },
  { id: "privacy", label: "개인정보 수집과 수업 모니터링", required: true, onOpen: open },
  {
    id: "pay",
    label: "결제 대행 서비스 약관 4개",
    required: true,
    parts: ["기본 약관", "개인정보 수집", "제3자 제공", "고유식별정보"].map((label) => ({
      id: label,
      label,
      onOpen: open,
    })),
  },
  { id: "news", label: "혜택 소식 받기", required: false, onOpen: open },
];

export function AgreementSheet() {
  const [value, setValue] = useState<string[]>(["terms"]);
  return (
    <Sheet title="동의">
      <AgreementGroup items={ITEMS} value={value} onChange={setValue} labels={LABELS} showMissing />
      <Part title="하나씩">
        <Checkbox label="만 14세 이상이에요" defaultChecked />
        <Checkbox label="보호자 동의가 필요해요" error="동의해야 이어 갈 수 있어요." />
        <Checkbox label="지금은 바꿀 수 없어요" disabled />
        <div className="mt-3 flex gap-5">
          <Switch aria-label="수업 알림" defaultChecked />
          <Switch aria-label="혜택 소식" />
          <Switch aria-label="바꿀 수 없는 알림" disabled />
        </div>
      </Part>
    </Sheet>
  );
}
