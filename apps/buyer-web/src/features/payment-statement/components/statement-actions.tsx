import { Button } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import { useIsWebView } from "@pkg/web/platform/browser/use-is-web-view";
import { siteConfig } from "@pkg/web/platform/config/site-config";
import Download from "lucide-react/icons/download";
import Printer from "lucide-react/icons/printer";
import { useSaveStatement } from "../queries";

/** Prints the year or saves it as a file; our app's webview can do neither. */
export function StatementActions({ year }: { year: number }) {
  const isWebView = useIsWebView();
  const save = useSaveStatement();
  const react = useRejection();
  if (isWebView) {
    return (
      <p className="mt-6 text-caption text-fg-2">
        인쇄하거나 파일로 저장하려면 휴대폰이나 컴퓨터의 인터넷 창에서 {siteConfig.name}에 로그인해 주세요.
      </p>
    );
  }
  return (
    <div className="mt-6 grid gap-2 print:hidden">
      <Button variant="line" full onClick={() => window.print()}>
        <Icon of={Printer} size={20} />
        <span className="pointer-coarse:hidden">인쇄</span>
        <span className="hidden pointer-coarse:inline">PDF 저장·공유</span>
      </Button>
      <Button
        variant="line"
        full
        busy={save.isPending}
        busyLabel="만들고 있어요"
        onClick={() => save.mutate(year, { onError: react })}
      >
        <Icon of={Download} size={20} />
        엑셀 파일(CSV) 저장
      </Button>
    </div>
  );
}
