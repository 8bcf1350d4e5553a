export { type Agreement, type AgreementPart, missingAgreements } from "./agreement";
export { AgreementGroup, type AgreementGroupProps } from "./agreement-group";
export type { AgreementLabels } from "./agreement-labels";
