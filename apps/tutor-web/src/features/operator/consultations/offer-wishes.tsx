import { TUTOR_GENDER_LABELS, TUTOR_STYLE_LABELS, TUTOR_STYLES } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { PillGroup, PillToggles } from "@pkg/ui/pill-group";
import { TextArea } from "@pkg/ui/text-area";
import { WeeklyGrid } from "@pkg/ui/weekly-grid";
import type { DomainForm } from "@pkg/web/features/form/use-domain-form";
import { toPeriods, toWeek, weekText } from "@pkg/web/features/lessons/week-of";
import { useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import type { OfferValues } from "./offer-values";

const GENDERS = [
  { value: "ANY", label: "상관없어요" },
  { value: "FEMALE", label: TUTOR_GENDER_LABELS.FEMALE },
  { value: "MALE", label: TUTOR_GENDER_LABELS.MALE },
] as const;
const STYLES = TUTOR_STYLES.map((style) => ({ value: style, label: TUTOR_STYLE_LABELS[style] }));

/** What the family wishes of the tutor: it stands in the form that the buyer sees after paying. */
export function OfferWishes({ form }: { form: DomainForm<OfferValues> }) {
  const { control } = form;
  const [asksTimes, setAsksTimes] = useState(false);
  const [liked, disliked, times] = useWatch({
    control,
    name: ["likedTutorStyles", "dislikedTutorStyles", "weeklyAvailablePeriods"],
  });
  return (
    <div className="grid gap-5">
      <Controller
        control={control}
        name="gender"
        render={({ field }) => (
          <PillGroup
            legend="선생님 성별"
            legendLook="field"
            options={GENDERS}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="likedTutorStyles"
        render={({ field }) => (
          <PillToggles
            legend="좋아하는 성향"
            legendLook="field"
            options={STYLES.filter(({ value }) => !disliked.includes(value))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="dislikedTutorStyles"
        render={({ field }) => (
          <PillToggles
            legend="어려운 성향"
            legendLook="field"
            tone="refuse"
            options={STYLES.filter(({ value }) => !liked.includes(value))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <div>
        <p id="offer-times" className="mb-2 text-label">
          가능한 시간
        </p>
        <p className="figures mb-2 text-body-sm text-fg-2">{weekText(times) || "선생님께 맞춰요"}</p>
        <Button
          variant="line"
          size="sm"
          aria-expanded={asksTimes}
          aria-controls="offer-week"
          onClick={() => setAsksTimes(!asksTimes)}
        >
          {asksTimes ? "시간표 접기" : "시간표에 칠하기"}
        </Button>
        {/* Painted for few offers, and taller than all the rest. */}
        <div id="offer-week" hidden={!asksTimes} className="mt-3">
          <Controller
            control={control}
            name="weeklyAvailablePeriods"
            render={({ field }) => (
              <WeeklyGrid
                labelledBy="offer-times"
                minHour={9}
                maxHour={23}
                value={toWeek(field.value)}
                onChange={(week) => field.onChange(toPeriods(week))}
              />
            )}
          />
        </div>
      </div>
      <TextArea {...form.field("tutorMemo")} label="선생님에게 전할 말" maxLength={1_000} />
    </div>
  );
}
