import { Button } from "@pkg/ui/button";
import { cn } from "@pkg/ui/cn";
import { Icon } from "@pkg/ui/icon";
import Download from "lucide-react/icons/download";
import Printer from "lucide-react/icons/printer";
import { useIsWebView } from "../../platform/browser/use-is-web-view";
import { siteConfig } from "../../platform/config/site-config";

type PrintOrSaveProps = { isSaving: boolean; onSave: () => void; className?: string };

/** Prints the page or saves what it shows as a file; our app's webview can do neither. */
export function PrintOrSave({ isSaving, onSave, className }: PrintOrSaveProps) {
  const isWebView = useIsWebView();
  if (isWebView) {
    return (
      <p className="mt-6 text-caption text-fg-2">{`인쇄하거나 파일로 저장하려면 휴대폰이나 컴퓨터의 인터넷 창에서 ${siteConfig.name}에 로그인해 주세요.`}</p>
    );
  }
  return (
    <div className={cn("mt-6 grid gap-2 print:hidden", className)}>
      <Button variant="line" full onClick={() => window.print()}>
        <Icon of={Printer} size={20} />
        <span className="pointer-coarse:hidden">인쇄</span>
        <span className="hidden pointer-coarse:inline">PDF 저장·공유</span>
      </Button>
      <Button variant="line" full busy={isSaving} busyLabel="만들고 있어요" onClick={onSave}>
        <Icon of={Download} size={20} />
        엑셀 파일(CSV) 저장
      </Button>
    </div>
  );
}
