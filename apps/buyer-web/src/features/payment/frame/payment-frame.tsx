import { SiteHeader } from "@pkg/ui/header";
import { Icon } from "@pkg/ui/icon";
import { Logo } from "@pkg/ui/logo";
import { siteConfig } from "@pkg/web/platform/config/site-config";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import type { ReactNode } from "react";
import { FlowFrame } from "@/lib/flow/flow-frame";

/** The frame of the payment screen: a flow header on phones, the logo and a security note from 1024 px. */
export function PaymentFrame({ children, bar }: { children: ReactNode; bar?: ReactNode }) {
  const wideHeader = (
    <SiteHeader
      home={{ href: "/", label: `${siteConfig.name} 홈`, logo: <Logo name="" height={28} /> }}
      actions={
        <span className="flex items-center gap-1 text-caption text-fg-2">
          <Icon of={LockKeyhole} size={18} />
          안전 결제
        </span>
      }
    />
  );
  return (
    <FlowFrame title="결제하기" back={{ href: "/tutoring/enroll" }} width="wide" wideHeader={wideHeader} bar={bar}>
      {children}
    </FlowFrame>
  );
}
