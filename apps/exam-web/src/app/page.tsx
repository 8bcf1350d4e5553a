import { goUrl } from "@pkg/web/platform/navigation/go";
import { FlowTop } from "@pkg/web/platform/site/flow-top";
import { SiteFooter } from "@pkg/web/platform/site/site-footer";
import { ExamHome } from "@/features/home/home-panel";

export default function ExamHomePage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <FlowTop home={goUrl("buyer", "/")} />
      <main className="flex-1">
        <ExamHome />
      </main>
      <SiteFooter />
    </div>
  );
}
