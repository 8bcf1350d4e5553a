"use client";

import {
  formatWon,
  type PayRow,
  payoutOf,
  SCHOOL_LEVEL_LABELS,
  TUTOR_PAY_TEXT,
  TUTOR_RANK_NAMES,
  TUTOR_RANKS,
  type TutorRank,
  WITHHOLDING_RATE,
} from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { Icon } from "@pkg/ui/icon";
import { Segmented } from "@pkg/ui/segmented";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";

const WEEKS = 4;
const MOST_LESSONS = 30;

/** What lessons of a kind bring in a month, before and after tax. */
export function PayCalculator({ rows }: { rows: readonly PayRow[] }) {
  const ranks = TUTOR_RANKS.filter((rank) => rows.some((row) => row.rank === rank));
  const [rank, setRank] = useState<TutorRank>(ranks[0] ?? "BASIC");
  const ofRank = rows.filter((row) => row.rank === rank);
  const levels = [...new Set(ofRank.map((row) => row.schoolLevel))];
  const [level, setLevel] = useState(levels[0]);
  const lengths = ofRank.filter((row) => row.schoolLevel === level).map((row) => row.minutes);
  const [minutes, setMinutes] = useState(lengths.includes(60) ? 60 : lengths[0]);
  const [perWeek, setPerWeek] = useState(6);
  const row = ofRank.find((one) => one.schoolLevel === level && one.minutes === minutes) ?? ofRank[0];
  if (!row) return null;
  const lessons = Array.from({ length: perWeek * WEEKS }, () => ({ amount: row.pay }));
  const { gross, net } = payoutOf(lessons);
  const options = <T extends string | number>(values: readonly T[], label: (value: T) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  return (
    <Card tone="lift" round="panel" className="grid gap-5 lg:p-7">
      <h2 className="text-title-3">한 달에 얼마나 벌까요?</h2>
      <Segmented
        legend="어떤 선생님으로 가르칠까요?"
        legendLook="field"
        options={options(ranks, (one) => TUTOR_RANK_NAMES[one])}
        value={rank}
        onChange={setRank}
      />
      <Segmented
        legend="가르칠 학생"
        legendLook="field"
        options={options(levels, (one) => SCHOOL_LEVEL_LABELS[one])}
        value={level ?? null}
        onChange={setLevel}
      />
      <Segmented
        legend="1회 수업 시간"
        legendLook="field"
        options={options(lengths, (one) => `${one}분`)}
        value={minutes ?? null}
        onChange={setMinutes}
      />
      <Counter value={perWeek} onChange={setPerWeek} />
      <dl aria-live="polite" className="grid gap-2 border-t border-line pt-5 text-body-sm">
        <Line label="정규 수업 1회 수업료" value={formatWon(row.pay)} />
        <Line label={`한 달 ${perWeek * WEEKS}회, 세금 떼기 전`} value={formatWon(gross)} />
        <div className="mt-1 flex items-baseline justify-between gap-3">
          <dt className="text-label">한 달에 받는 금액</dt>
          <dd className="num text-money-lg text-brand-fg">{formatWon(net)}</dd>
        </div>
      </dl>
      <p className="text-caption text-fg-3">
        {TUTOR_PAY_TEXT} 소득세 {WITHHOLDING_RATE}%와 지방소득세를 떼고 다음 달에 한 번 보내 드려요. 한 달을 {WEEKS}주로
        계산했어요.
      </p>
    </Card>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-fg-2">{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}

function Counter({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const change = (by: number) => onChange(Math.min(MOST_LESSONS, Math.max(1, value + by)));
  return (
    <div className="flex items-center justify-between gap-3">
      <p id="per-week" className="text-[0.9375rem]/[1.375rem] font-semibold">
        한 주에 하는 수업
      </p>
      <fieldset aria-labelledby="per-week" className="flex items-center gap-2">
        <Button variant="line" size="sm" aria-label="한 번 줄이기" off={value === 1} onClick={() => change(-1)}>
          <Icon of={Minus} size={18} />
        </Button>
        <output aria-live="polite" className="num min-w-14 text-center text-label">{`${value}회`}</output>
        <Button
          variant="line"
          size="sm"
          aria-label="한 번 늘리기"
          off={value === MOST_LESSONS}
          onClick={() => change(1)}
        >
          <Icon of={Plus} size={18} />
        </Button>
      </fieldset>
    </div>
  );
}
