export { type Agreement, type AgreementPart, missingAgreements } from "./agreement";
export { AgreementGroup, type AgreementGroupProps, type AgreementLabels } from "./agreement-group";
