import { Icon } from "@pkg/ui/icon";
import { NavPanes, Page } from "@pkg/ui/layout";
import ChevronLeft from "lucide-react/icons/chevron-left";
import Link from "next/link";
import type { ReactNode } from "react";
import { BuyerSite } from "@/lib/buyer-site";
import { MypageNav } from "./components/mypage-nav";

type MypageFrameProps = {
  /** Where a sub-page leads back to. */
  back?: string;
  children: ReactNode;
};

/** The frame of my pages: site header and footer, and the navigation at the left from 1024 on. Paper shows the content alone. */
export function MypageFrame({ back, children }: MypageFrameProps) {
  return (
    <div className="print:[&_footer]:hidden print:[&_header]:hidden">
      <BuyerSite isMembersOnly>
        <Page className="pt-2 pb-16">
          <NavPanes nav={<MypageNav className="hidden lg:block print:hidden" />}>
            {back ? (
              <Link
                href={back}
                className="-ml-2 mb-2 inline-flex min-h-11 items-center gap-0.5 pr-2 text-caption font-semibold text-fg-2 lg:hidden print:hidden"
              >
                <Icon of={ChevronLeft} size={20} />
                뒤로
              </Link>
            ) : null}
            {children}
          </NavPanes>
        </Page>
      </BuyerSite>
    </div>
  );
}
