import { Badge } from "@pkg/ui/badge";
import { FlowTop } from "@pkg/web/shell/flow-top";
import { SiteFooter } from "@pkg/web/shell/site-footer";
import { TutorHome } from "@/features/home/home-panel";

export default function TutorHomePage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <FlowTop aside={<Badge tone="brand">선생님</Badge>} />
      <main className="flex-1">
        <TutorHome />
      </main>
      <SiteFooter />
    </div>
  );
}
