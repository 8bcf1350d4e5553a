import { SiteHeader } from "@pkg/ui/header";
import { Logo } from "@pkg/ui/logo";
import type { ReactNode } from "react";
import { siteConfig } from "../config/site-config";

type FlowTopProps = {
  /** The path that the logo links to. */
  home?: string;
  /** Beside the logo. */
  aside?: ReactNode;
};

/** The header of pages that need no navigation: the logo alone. */
export function FlowTop({ home = "/", aside }: FlowTopProps) {
  return (
    <SiteHeader
      home={{ href: home, label: `${siteConfig.name} 홈`, logo: <Logo name="" height={28} /> }}
      aside={aside}
    />
  );
}
