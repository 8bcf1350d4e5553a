import { WALLETS, type Wallet, withParticle } from "@pkg/domain";
import type { FeatureChange, FeatureSetting } from "./feature-queries";

/** A requested change: the switch, or one variant for all users. */
export type FeatureWish = { readonly kind: "SWITCH" } | { readonly kind: "SETTLE"; readonly variant: string };

/** What staff calls a flag, and what it switches. A flag is listed here once some code reads it. */
const FEATURES: Readonly<Record<string, { readonly title: string; readonly effect?: string }>> = {
  "app-banner": {
    title: "학생 앱 배너",
    effect: "켜면 휴대폰으로 첫 화면을 볼 때 아래에 학생 앱 안내가 나와요. 닫으면 한 달 동안 나오지 않아요.",
  },
  ...Object.fromEntries(Object.values(WALLETS).map((wallet) => [wallet.feature, walletText(wallet)])),
};

function walletText({ label, isStorable }: (typeof WALLETS)[Wallet]) {
  const limit = isStorable
    ? `꺼도 저장한 ${withParticle(label, "으로", "로")}는 결제할 수 있어요.`
    : "정기 결제 수업에서는 켜도 쓸 수 없어요.";
  return { title: label, effect: `켜면 결제 화면에 ${label} 버튼이 나와요. ${limit}` };
}

export const featureTitle = (name: string): string => FEATURES[name]?.title ?? name;

/** What is seen while the flag is on; null for a flag without a description. */
export const featureEffect = (name: string): string | null => FEATURES[name]?.effect ?? null;

/** The audience of a flag, and its variants. */
export function audienceText({ available, variant, split }: FeatureSetting): string {
  if (!available) return "아무에게도 보이지 않아요";
  if (split) return "방문자마다 다른 안으로 보여요";
  return variant ? `모두에게 ‘${variant}’ 안으로 보여요` : "모두에게 보여요";
}

/** The request body of a change. */
export const changeOf = ({ available }: FeatureSetting, wish: FeatureWish): Omit<FeatureChange, "reason"> =>
  wish.kind === "SWITCH" ? { available: !available } : { split: null, variant: wish.variant };

/** The texts of a change: confirmation, button and success message. */
export function wishTexts(feature: FeatureSetting, wish: FeatureWish): { question: string; act: string; done: string } {
  const title = withParticle(featureTitle(feature.name), "을", "를");
  if (wish.kind === "SETTLE") {
    return {
      question: `실험을 끝내고 ‘${wish.variant}’ 안으로 정할까요?`,
      act: "정하기",
      done: `‘${wish.variant}’ 안으로 정했어요`,
    };
  }
  return feature.available
    ? { question: `${title} 끌까요?`, act: "끄기", done: `${title} 껐어요` }
    : { question: `${title} 켤까요?`, act: "켜기", done: `${title} 켰어요` };
}
