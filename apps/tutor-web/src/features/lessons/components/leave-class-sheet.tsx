import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { ButtonLink } from "@pkg/ui/button";
import { siteConfig } from "@pkg/web/platform/config/site-config";

type LeaveClassSheetProps = {
  /** Which class: student and subject. */
  name: string;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
};

/** What happens when a tutor leaves a class, and how to tell our staff. */
export default function LeaveClassSheet({ name, open, onClose, onClosed }: LeaveClassSheetProps) {
  const { phone, phoneHours, email } = siteConfig.business;
  const subject = encodeURIComponent(`${name}을 그만두고 싶어요`);
  return (
    <BottomSheet open={open} onClose={onClose} onClosed={onClosed} title="수업을 그만두고 싶나요?" description={name}>
      <ul className="grid list-disc gap-1.5 pl-5 text-body-sm text-fg-2">
        <li>언제든 그만둘 수 있어요. 알려 주시면 운영팀이 마지막 수업 날을 선생님과 정해요.</li>
        <li>가족에게는 운영팀이 알리고, 남은 수업을 맡을 다른 선생님을 찾아 드려요.</li>
        <li>정해지기 전까지 잡힌 수업은 그대로예요. 이미 한 수업의 수업료는 지급일에 받아요.</li>
      </ul>
      <div className="mt-5 grid gap-2.5">
        <ButtonLink href={`tel:${phone}`} full>{`${phone} 전화하기`}</ButtonLink>
        <ButtonLink href={`mailto:${email}?subject=${subject}`} variant="line" full>
          메일로 알리기
        </ButtonLink>
      </div>
      <p className="mt-3 text-caption text-fg-3">{`고객센터 전화는 ${phoneHours}에 받아요.`}</p>
    </BottomSheet>
  );
}
