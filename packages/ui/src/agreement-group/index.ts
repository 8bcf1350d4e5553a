export { type Agreement, type AgreementLabels, type AgreementPart, missingAgreements } from "./agreement";
export { AgreementGroup, type AgreementGroupProps } from "./agreement-group";
