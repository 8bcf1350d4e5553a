import { withParticle } from "@pkg/domain";
import type { FeatureChange, FeatureSetting } from "./feature-queries";

/** A requested change: the switch, or one variant for all users. */
export type FeatureWish = { readonly kind: "SWITCH" } | { readonly kind: "SETTLE"; readonly variant: string };

/** Staff names of the seeded flags; others use their key. */
const TITLES: Readonly<Record<string, string>> = {
  "app-banner": "학생 앱 배너",
  kakaopay: "카카오페이",
  naverpay: "네이버페이",
  "smart-matching": "스마트 매칭",
  "tutor-finding-event": "선생님 찾기 이벤트",
  "learning-type-test": "학습 유형 검사",
};

export const featureTitle = (name: string): string => TITLES[name] ?? name;

/** The audience of a flag, and its variants. */
export function audienceText({ available, variant, split }: FeatureSetting): string {
  if (!available) return "아무에게도 보이지 않아요";
  if (split) return "방문자마다 다른 갈래로 보여요";
  return variant ? `모두에게 ‘${variant}’ 갈래로 보여요` : "모두에게 보여요";
}

/** The request body of a change. */
export const changeOf = ({ available }: FeatureSetting, wish: FeatureWish): FeatureChange =>
  wish.kind === "SWITCH" ? { available: !available } : { split: null, variant: wish.variant };

/** The texts of a change: confirmation, button and success message. */
export function wishTexts(feature: FeatureSetting, wish: FeatureWish): { question: string; act: string; done: string } {
  const title = withParticle(featureTitle(feature.name), "을", "를");
  if (wish.kind === "SETTLE") {
    return {
      question: `실험을 끝내고 ‘${wish.variant}’ 갈래로 정할까요?`,
      act: "정하기",
      done: `‘${wish.variant}’ 갈래로 정했어요`,
    };
  }
  return feature.available
    ? { question: `${title} 끌까요?`, act: "끄기", done: `${title} 껐어요` }
    : { question: `${title} 켤까요?`, act: "켜기", done: `${title} 켰어요` };
}
