import { type Consent, type ConsentKey, PAYMENT_PROVIDER_CONSENTS } from "@pkg/domain";
import type { Agreement, AgreementLabels } from "@pkg/ui/agreement-group";

/** What the agreement group says. */
export const AGREEMENT_LABELS: AgreementLabels = {
  all: "전체 동의",
  requiredOnly: "필수만 동의",
  required: "필수",
  optional: "선택",
  open: (name) => `${name} 내용 보기`,
  unfold: (name) => `${name} 펼치기`,
  missing: (count) => `필수 약관 ${count}개가 남았어요.`,
};

const PROVIDER_ROW = "PAYMENT_PROVIDER";

/** Consents as the agreement group shows them: the payment provider's four fold into one row. */
export function toAgreements(consents: readonly Consent[], onOpen: (key: ConsentKey) => void): Agreement[] {
  const isProvider = ({ key }: Consent) => PAYMENT_PROVIDER_CONSENTS.some((known) => known === key);
  const toItem = ({ key, label, required }: Consent) => ({ id: key, label, required, onOpen: () => onOpen(key) });
  const parts = consents.filter(isProvider).map(toItem);
  return consents.flatMap((consent, index): Agreement[] => {
    if (!isProvider(consent)) return [toItem(consent)];
    if (consents.findIndex(isProvider) !== index) return [];
    return [{ id: PROVIDER_ROW, label: `결제 대행 서비스 약관 ${parts.length}개`, required: true, parts }];
  });
}
