import { CONSENT_KEYS, type ConsentKey } from "@pkg/domain";

/**
 * What a form's answers give, of the terms that we know. A box left empty is no answer: a consent given before stays,
 * and is withdrawn in the settings alone.
 */
export function givenConsents(answers: readonly { key: string; agreed: boolean }[]): ConsentKey[] {
  return CONSENT_KEYS.filter((known) => answers.some(({ key, agreed }) => agreed && key === known));
}
