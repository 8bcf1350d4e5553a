import { Page } from "@pkg/ui/layout";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { NotFound } from "@pkg/web/platform/shell/not-found";
import { TutorColumns } from "@/lib/tutor-columns";
import { TutorSite } from "@/lib/tutor-site";

export const metadata = pageMetadata("페이지를 찾을 수 없어요");

/** With the site's own top and navigation: every other page of it has loaded them anyway. */
export default function MissingPage() {
  return (
    <TutorSite>
      <Page wide className="pt-2 pb-16">
        <TutorColumns>
          <NotFound />
        </TutorColumns>
      </Page>
    </TutorSite>
  );
}
