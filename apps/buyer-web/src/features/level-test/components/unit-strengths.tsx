import { Badge } from "@pkg/ui/badge";
import { cn } from "@pkg/ui/cn";
import { Icon } from "@pkg/ui/icon";
import Minus from "lucide-react/icons/minus";
import type { LevelTestResult } from "../queries";

type UnitStrengthsProps = { units: LevelTestResult["units"]; className?: string };

/** Strong and weak units, the strongest first, each as a bar with its points. */
export function UnitStrengths({ units, className }: UnitStrengthsProps) {
  const sorted = [...units].sort((one, other) => other.points / other.maxPoints - one.points / one.maxPoints);
  const strong = units.filter(({ result }) => result === "CORRECT").length;
  return (
    <section className={className}>
      <h2 className="text-title-2">단원별로 보면</h2>
      <p className="mt-1 text-body-sm text-fg-2">
        <b className="num text-fg">{units.length}</b>단원 가운데 <b className="num text-fg">{strong}</b>단원이 탄탄해요.
      </p>
      <ul className="mt-4 grid gap-4">
        {sorted.map(({ unit, points, maxPoints, result }) => {
          const isStrong = result === "CORRECT";
          return (
            <li key={unit}>
              <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
                <span className="text-label">{unit}</span>
                <span className="flex items-center gap-2.5">
                  <Badge
                    tone={isStrong ? "success" : "warn"}
                    icon={isStrong ? undefined : <Icon of={Minus} size={14} />}
                  >
                    {isStrong ? "탄탄해요" : "다시 볼 단원"}
                  </Badge>
                  <span className="num text-caption text-fg-2">{`${points}/${maxPoints}점`}</span>
                </span>
              </div>
              <span
                aria-hidden="true"
                className="mt-1.5 block h-3 overflow-hidden rounded-full bg-sand-200 forced-color-adjust-none"
              >
                <span
                  className={cn("block h-full rounded-full", isStrong ? "bg-pine-600" : "bg-apricot-400")}
                  style={{ width: `${(points / maxPoints) * 100}%` }}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
