export type AgreementLabels = {
  /** "전체 동의" */
  all: string;
  /** "필수만 동의" */
  requiredOnly: string;
  /** "필수" */
  required: string;
  /** "선택" */
  optional: string;
  /** "… 내용 보기" */
  open: (name: string) => string;
  /** "… 펼치기" */
  unfold: (name: string) => string;
  /** "필수 약관 1개가 남았어요." */
  missing: (count: number) => string;
};
