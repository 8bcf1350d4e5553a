import { useState } from "react";
import { ChoiceTiles } from "../../../src/choice-tiles";
import { OptionRows } from "../../../src/option-rows";
import { PillGroup, PillToggles } from "../../../src/pill-group";
import { Segmented } from "../../../src/segmented";
import { TabLinks, Tabs } from "../../../src/tabs";
import { Part, Sheet } from "../sheet";

const STYLES = ["열정적인", "꼼꼼한", "다정한", "재미있는", "자존감을 키워 주는"].map((label) => ({
  value: label,
  label,
}));
const HARD = ["스파르타식", "카리스마 있는", "재미있는"].map((label) => ({ value: label, label }));
const MONTHS = [
  { value: 1, label: "1개월", price: "1회 35,890원" },
  { value: 3, label: "3개월", badge: "무료 수업 1회", price: "1회 34,040원" },
  { value: 6, label: "6개월", badge: "무료 수업 3회", price: "1회 32,190원" },
];

export function ChoiceSheet() {
  const [subject, setSubject] = useState<string | null>("수학");
  const [liked, setLiked] = useState<string[]>(["꼼꼼한", "다정한"]);
  const [hard, setHard] = useState<string[]>(["스파르타식"]);
  const [level, setLevel] = useState<string | null>("중학생");
  const [months, setMonths] = useState<number | null>(3);
  const [method, setMethod] = useState<string | null>("다른 카드");
  const [tab, setTab] = useState<"now" | "past">("now");
  return (
    <Sheet title="고르기">
      <PillGroup
        legend="과목"
        options={[
          { value: "수학", label: "수학" },
          { value: "영어", label: "영어" },
          { value: "국어", label: "국어", unavailable: true },
        ]}
        value={subject}
        onChange={setSubject}
        help="전문 선생님은 국어 수업을 하지 않아요."
      />
      <Part title="여러 개 고르기">
        <PillToggles
          legend="이런 선생님이 좋아요"
          legendLook="title"
          note="3가지까지 고를 수 있어요."
          options={STYLES}
          value={liked}
          onChange={setLiked}
          max={3}
        />
      </Part>
      <Part title="피하기">
        <PillToggles legend="이런 선생님은 어려워요" tone="refuse" options={HARD} value={hard} onChange={setHard} />
      </Part>
      <Part title="고르지 않은 답">
        <PillGroup
          legend="학교"
          options={[
            { value: "중", label: "중학교" },
            { value: "고", label: "고등학교" },
          ]}
          value={null}
          onChange={() => undefined}
          error="학교를 골라 주세요."
        />
      </Part>
      <Part title="칸">
        <Segmented
          legend="누가 배우나요?"
          options={[
            { value: "중학생", label: "중학생" },
            { value: "고등학생", label: "고등학생" },
          ]}
          value={level}
          onChange={setLevel}
        />
      </Part>
      <Part title="값이 있는 선택">
        <OptionRows legend="몇 달 동안 할까요?" options={MONTHS} value={months} onChange={setMonths} />
      </Part>
      <Part title="결제 방법">
        <ChoiceTiles
          legend="결제 방법"
          legendLook="hidden"
          options={["현대카드 07", "다른 카드", "카카오페이", "네이버페이"].map((label) => ({ value: label, label }))}
          value={method}
          onChange={setMethod}
        />
      </Part>
      <Part title="탭">
        <TabLinks
          label="이벤트"
          className="px-0!"
          tabs={[
            { href: "#open", label: "진행 중", current: true },
            { href: "#closed", label: "끝난 이벤트", current: false },
          ]}
        />
        <Tabs
          label="수업"
          className="mt-3 *:px-0!"
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: "now",
              label: "듣는 수업",
              count: 2,
              panel: <p className="py-3 text-body-sm">두 과목을 듣고 있어요.</p>,
            },
            {
              value: "past",
              label: "끝난 수업",
              count: 1,
              panel: <p className="py-3 text-body-sm">한 과목을 마쳤어요.</p>,
            },
          ]}
        />
      </Part>
    </Sheet>
  );
}
