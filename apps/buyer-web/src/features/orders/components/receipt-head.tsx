import { siteConfig } from "@pkg/web/platform/config/site-config";
import { useMe } from "@/lib/account/me";

/** What a printed receipt begins with: whose it is. On screen the page itself says it. */
export function ReceiptHead() {
  const { data: me } = useMe();
  return (
    <div className="mb-4 hidden border-b-2 border-fg pb-3 print:block">
      <p className="text-title-2">{`${siteConfig.name} 영수증`}</p>
      {me?.name ? <p className="mt-1 text-body-sm">{`구매자 ${me.name}`}</p> : null}
    </div>
  );
}
