import { Badge } from "@pkg/ui/badge";
import { Button } from "@pkg/ui/button";
import type { FeatureSetting, VariantSeen } from "./feature-queries";
import { audienceText, type FeatureWish, featureEffect, featureTitle } from "./feature-text";

type FeatureRowProps = {
  feature: FeatureSetting;
  seen: readonly VariantSeen[];
  onAsk: (wish: FeatureWish) => void;
  onEdit: () => void;
};

/** One flag: its state, audience and switch, its experiment with who saw what, and the ways to change or end it. */
export function FeatureRow({ feature, seen, onAsk, onEdit }: FeatureRowProps) {
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
          <p className="text-body-sm text-fg-2">{`${available ? "실험 중이에요." : "켜면 실험을 시작해요."} 어떤 안을 이미 본 방문자는 그 안을 그대로 봐요.`}</p>
          <ul className="mt-2 grid gap-1 text-body-sm">
            {split.map(({ variant, share }) => (
              <li
                key={variant}
                className="figures"
              >{`${variant} ${share}% · 지금까지 ${visitorsOf(seen, variant).toLocaleString("ko-KR")}명이 봤어요`}</li>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap gap-2">
            {split.map(({ variant }) => (
              <Button
                key={variant}
                variant="line"
                size="sm"
                onClick={() => onAsk({ kind: "SETTLE", variant })}
              >{`‘${variant}’ 안으로 정하기`}</Button>
            ))}
            <Button variant="line" size="sm" aria-label={`${title} 실험 바꾸기`} onClick={onEdit}>
              실험 바꾸기
            </Button>
          </div>
        </div>
      ) : (
        <div className="mt-2">
          <Button variant="line" size="sm" aria-label={`${title} 실험 만들기`} onClick={onEdit}>
            실험 만들기
          </Button>
        </div>
      )}
    </li>
  );
}

const visitorsOf = (seen: readonly VariantSeen[], variant: string): number =>
  seen.find((one) => one.variant === variant)?.visitors ?? 0;
