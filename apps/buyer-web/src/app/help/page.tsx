import { ButtonLink } from "@pkg/ui/button";
import { HelpContent } from "@pkg/web/platform/messenger/help-content";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import Link from "next/link";
import { ConsultationInvite } from "@/features/consultation/consultation-invite";
import { BuyerSite } from "@/lib/site/buyer-site";

export const metadata = pageMetadata("고객센터", "자주 묻는 질문과 상담 방법을 모았어요.", "/help");

export default function Page() {
  return (
    <BuyerSite>
      <div className="mx-auto w-full max-w-120 px-(--size-gutter) pt-2 pb-16 lg:pt-9">
        <PageTitle lead="자주 묻는 질문과 상담 방법을 모았어요.">고객센터</PageTitle>
        <HelpContent />
        <ButtonLink href="/faq" linkAs={Link} variant="line" full className="mt-5">
          모든 질문에서 찾아보기
        </ButtonLink>
        <ConsultationInvite className="mt-4" />
      </div>
    </BuyerSite>
  );
}
