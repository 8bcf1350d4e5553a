import { Button } from "@pkg/ui/button";
import { WeeklyGrid } from "@pkg/ui/weekly-grid";
import type { DomainForm } from "@pkg/web/features/form/use-domain-form";
import { toPeriods, toWeek, weekText } from "@pkg/web/features/lessons/week-of";
import { useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import type { OfferValues } from "./offer-values";

/** The times that suit the family: in words, and as a week to paint that opens on demand. */
export function OfferWeek({ control }: Pick<DomainForm<OfferValues>, "control">) {
  const [asksTimes, setAsksTimes] = useState(false);
  const times = useWatch({ control, name: "weeklyAvailablePeriods" });
  return (
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
              minHour={7}
              maxHour={24}
              value={toWeek(field.value)}
              onChange={(week) => field.onChange(toPeriods(week))}
            />
          )}
        />
      </div>
    </div>
  );
}
