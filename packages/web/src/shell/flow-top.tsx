import { SiteHeader } from "@pkg/ui/header";
import { siteConfig } from "../site-config";

/** The header of pages that need no navigation: the logo alone. `home` is where it leads. */
export function FlowTop({ home = "/" }: { home?: string }) {
  return <SiteHeader home={{ href: home, name: siteConfig.name, label: `${siteConfig.name} 홈` }} />;
}
