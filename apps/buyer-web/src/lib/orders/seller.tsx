import { sellerFacts } from "@pkg/web/platform/config/site-config";

/** The seller's details that the law asks for, in print only, where the footer is hidden. */
export function Seller() {
  return (
    <address className="mt-8 hidden border-t border-line pt-4 text-micro text-fg-2 not-italic print:mt-4 print:block print:break-inside-avoid">
      {sellerFacts().join(" · ")}
    </address>
  );
}
