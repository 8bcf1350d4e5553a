import { goUrl } from "@pkg/web/go";
import { FlowTop } from "@pkg/web/shell/flow-top";
import { SiteFooter } from "@pkg/web/shell/site-footer";
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
