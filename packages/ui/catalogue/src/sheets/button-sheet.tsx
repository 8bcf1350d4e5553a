import Bell from "lucide-react/icons/bell";
import Plus from "lucide-react/icons/plus";
import { BackLink } from "../../../src/back-link";
import { Button, ButtonLink } from "../../../src/button";
import { Icon } from "../../../src/icon";
import { IconButton } from "../../../src/icon-button";
import { Part, Sheet } from "../sheet";

export function ButtonSheet() {
  return (
    <Sheet title="단추">
      <Button size="lg" full className="num">
        1,062,822원 결제하기
      </Button>
      <Part title="기본 48 · 상태">
        <div className="grid grid-cols-2 gap-2.5">
          <Button full>다음</Button>
          <Button full className="bg-brand-hover!">
            올림
          </Button>
          <Button full className="scale-[0.98] bg-brand-press!">
            누름
          </Button>
          <Button full className="outline-2 outline-offset-2 outline-focus">
            초점
          </Button>
          <Button full off>
            못 누름
          </Button>
          <Button full busy busyLabel="보내고 있어요">
            보내기
          </Button>
        </div>
      </Part>
      <Part title="종류 · 작은 크기 44">
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary">
            보조
          </Button>
          <Button size="sm" variant="soft">
            <Icon of={Plus} size={18} />
            부드러운
          </Button>
          <Button size="sm" variant="line">
            테두리
          </Button>
          <Button size="sm" variant="text">
            글자
          </Button>
          <Button size="sm" variant="quiet">
            조용한
          </Button>
          <Button size="sm" variant="danger">
            환불 신청
          </Button>
          <Button size="sm" variant="secondary" busy busyLabel="찾고 있어요">
            찾기
          </Button>
        </div>
      </Part>
      <Part title="링크 · 아이콘 단추">
        <div className="flex flex-wrap items-center gap-2">
          <BackLink href="#links">내 수업</BackLink>
          <ButtonLink href="#links" size="sm">
            수강 신청
          </ButtonLink>
          <ButtonLink href="#links" size="sm" variant="text" flush>
            매칭 현황 보기
          </ButtonLink>
          <IconButton label="알림">
            <Icon of={Bell} />
          </IconButton>
          <span className="on-dark flex rounded-md bg-pine-800 p-2">
            <Button size="sm" variant="white">
              수업 들어가기
            </Button>
          </span>
        </div>
      </Part>
    </Sheet>
  );
}
