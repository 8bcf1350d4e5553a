import { siteConfig } from "@pkg/web/platform/config/site-config";

/** Who sold it: only on paper, where there is no footer. */
export function Seller() {
  const { company, representative, registrationNumber, mailOrderNumber, address, phone } = siteConfig.business;
  return (
    <address className="mt-8 hidden border-t border-line pt-4 text-micro text-fg-2 not-italic print:block">
      {company} · 대표 {representative} · 사업자등록번호 {registrationNumber} · 통신판매업 신고 {mailOrderNumber}
      <br />
      {address} · 고객센터 {phone}
    </address>
  );
}
