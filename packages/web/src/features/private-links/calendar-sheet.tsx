import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { ButtonLink } from "@pkg/ui/button";
import { PrivateLink } from "./private-link";
import { useCalendarLink } from "./queries";

type CalendarSheetProps = { open: boolean; onClose: () => void };

/** The sheet that subscribes a calendar app to the lessons. */
export default function CalendarSheet({ open, onClose }: CalendarSheetProps) {
  const link = useCalendarLink();
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="달력에 넣을까요?"
      description="수업이 바뀌면 달력도 따라 바뀌어요. 주소를 아는 사람은 누구나 볼 수 있어요."
    >
      <div className="mt-3">
        <PrivateLink link={link} name="달력 주소">
          {(url) => (
            <ButtonLink href={url.replace(/^https?:/, "webcal:")} full>
              이 기기의 달력에 넣기
            </ButtonLink>
          )}
        </PrivateLink>
        <p className="mt-3 text-caption text-fg-3">
          구글 달력은 ‘다른 캘린더 추가’의 ‘URL로 추가’에 주소를 붙여 넣어 주세요.
        </p>
      </div>
    </BottomSheet>
  );
}
