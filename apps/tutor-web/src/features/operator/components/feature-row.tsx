import { Badge } from "@pkg/ui/badge";
import { Button } from "@pkg/ui/button";
import type { FeatureSetting } from "../feature-queries";
import { audienceText, type FeatureWish, featureEffect, featureTitle } from "../feature-text";

type FeatureRowProps = { feature: FeatureSetting; onAsk: (wish: FeatureWish) => void };

/** One flag: its state, audience and switch, and for an experiment the variants to end it with. */
export function FeatureRow({ feature, onAsk }: FeatureRowProps) {
  const { name, available, split } = feature;
  const title = featureTitle(name);
  const effect = featureEffect(name);
  const verb = available ? "끄기" : "켜기";
  return (
    <li className="border-b border-line py-4">
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-label">
            {title}
            <Badge tone={available ? "success" : "neutral"}>{available ? "켜짐" : "꺼짐"}</Badge>
          </h2>
          <p className="mt-1 text-body-sm text-fg-2">{audienceText(feature)}</p>
          {effect ? <p className="mt-0.5 text-body-sm text-fg-2">{effect}</p> : null}
          {title === name ? null : <p className="mt-0.5 text-caption text-fg-3">{name}</p>}
        </div>
        <Button
          variant={available ? "line" : "soft"}
          size="sm"
          aria-label={`${title} ${verb}`}
          onClick={() => onAsk({ kind: "SWITCH" })}
        >
          {verb}
        </Button>
      </div>
      {split ? (
        <div className="mt-3 rounded-md bg-sunken p-4">
          <p className="text-body-sm text-fg-2">
            {available ? "실험 중이에요." : "켜면 실험을 시작해요."}{" "}
            {split.map(({ variant, share }) => `${variant} ${share}%`).join(" · ")}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            {split.map(({ variant }) => (
              <Button key={variant} variant="line" size="sm" onClick={() => onAsk({ kind: "SETTLE", variant })}>
                ‘{variant}’ 안으로 정하기
              </Button>
            ))}
          </div>
        </div>
      ) : null}
    </li>
  );
}
