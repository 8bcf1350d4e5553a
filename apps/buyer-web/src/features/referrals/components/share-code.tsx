import { formatWon, REFERRAL_DISCOUNT } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { toast } from "@pkg/ui/toast";
import { siteConfig } from "@pkg/web/platform/config/site-config";
import Link2 from "lucide-react/icons/link-2";
import Share2 from "lucide-react/icons/share-2";
import { useState } from "react";

/** The own code, with the device's share sheet where there is one, and its link to copy. */
export function ShareCode({ code }: { code: string }) {
  const url = `${location.origin}/referral/referee?code=${code}`;
  const [isOpen, setOpen] = useState(false);
  const canShare = "share" in navigator;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast("초대 링크를 복사했어요", { tone: "ok" });
    } catch {
      // Without the right to the clipboard the link is shown to be copied by hand.
      setOpen(true);
    }
  };
  const share = async () => {
    const text = `${siteConfig.name}에서 첫 수업료 ${formatWon(REFERRAL_DISCOUNT)}을 아낄 수 있어요. 추천코드 ${code}`;
    try {
      await navigator.share({ title: `${siteConfig.name} 친구 초대`, text, url });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
    }
  };

  return (
    <section aria-label="내 추천코드" className="rounded-lg bg-sunken p-5">
      <p className="text-caption text-fg-2">내 추천코드</p>
      <p className="mt-0.5 text-[1.875rem]/[2.5rem] font-bold tracking-[0.06em] break-all">{code}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {canShare ? (
          <Button onClick={() => void share()}>
            <Icon of={Share2} size={18} />
            초대 보내기
          </Button>
        ) : null}
        <Button variant={canShare ? "line" : "primary"} onClick={() => void copy()}>
          <Icon of={Link2} size={18} />
          링크 복사
        </Button>
      </div>
      {isOpen ? (
        <p className="mt-3 text-body-sm break-all select-all">
          <span className="block text-caption text-fg-2">길게 눌러 복사해 주세요.</span>
          {url}
        </p>
      ) : null}
    </section>
  );
}
