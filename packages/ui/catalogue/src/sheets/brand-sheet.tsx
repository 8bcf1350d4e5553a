import { Loading } from "../../../src/loading";
import { Logo } from "../../../src/logo";
import { Mark } from "../../../src/mark";
import { SeatBadge } from "../../../src/seat-badge";
import { Part, Sheet } from "../sheet";

export function BrandSheet() {
  return (
    <Sheet title="로고와 마크">
      <div className="flex items-center justify-between">
        <Logo name="나란" height={40} />
        <Mark size={56} />
        <span className="grid size-18 place-items-center rounded-[1.25rem] bg-pine-800">
          <Mark size={46} tone="on-dark" />
        </span>
      </div>
      <Part title="한 가지 색, 어두운 바탕">
        <div className="flex items-center gap-5">
          <Logo name="나란" height={24} tone="mono" />
          <span className="on-dark rounded-sm bg-pine-800 p-2.5">
            <Logo name="나란" height={24} tone="on-dark" />
          </span>
          <Mark size={24} tone="mono" className="text-fg-3" />
        </div>
      </Part>
      <Part title="기다림: 두 막대가 번갈아 기대요 (1.2초)">
        <div className="flex flex-wrap items-center gap-7">
          <Mark size={36} moving />
          <Loading label="선생님을 찾고 있어요" />
        </div>
      </Part>
      <Part title="자리 배지">
        <div className="flex items-center gap-3">
          <SeatBadge>수</SeatBadge>
          <SeatBadge tone="accent">영</SeatBadge>
          <SeatBadge tone="neutral">과</SeatBadge>
          <SeatBadge size="sm">1</SeatBadge>
          <SeatBadge size="lg">2</SeatBadge>
        </div>
      </Part>
    </Sheet>
  );
}
