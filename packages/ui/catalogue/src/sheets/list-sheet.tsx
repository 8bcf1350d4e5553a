import Bell from "lucide-react/icons/bell";
import CalendarDays from "lucide-react/icons/calendar-days";
import House from "lucide-react/icons/house";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Ticket from "lucide-react/icons/ticket";
import User from "lucide-react/icons/user";
import { ActionTile } from "../../../src/action-tile";
import { Badge } from "../../../src/badge";
import { Card } from "../../../src/card";
import { DescriptionRows } from "../../../src/description-rows";
import { Icon } from "../../../src/icon";
import { ListGroup, ListRow, SwitchRow } from "../../../src/list-row";
import { SectionBreak } from "../../../src/section-break";
import { SideNav } from "../../../src/side-nav";
import { Won } from "../../../src/won";
import { Part, Sheet } from "../sheet";

export function ListSheet() {
  return (
    <Sheet title="줄과 상자">
      <ListGroup title="내 정보" level={3} className="pt-0">
        <ListRow icon={<Icon of={User} />} label="이름과 연락처" value="이수진" href="#name" />
        <ListRow icon={<Icon of={House} />} label="주소" value="아직 없어요" warn onPress={() => undefined} />
        <ListRow
          icon={<Icon of={Ticket} />}
          label="쿠폰·추천코드"
          value={<Badge tone="accent">2장</Badge>}
          href="#coupon"
        />
        <SwitchRow icon={<Icon of={Bell} />} label="수업 알림" defaultChecked />
      </ListGroup>
      <SectionBreak className="-mx-5 lg:-mx-6" />
      <Part title="답한 질문">
        <DescriptionRows
          rows={[
            { id: "subject", label: "과목", value: "수학", onChange: () => undefined },
            {
              id: "detail",
              label: "세부 과목",
              value: (
                <>
                  중2-2 <Badge>2022 개정</Badge>
                </>
              ),
              onChange: () => undefined,
            },
          ]}
        />
      </Part>
      <Part title="바로 가기">
        <div className="grid grid-cols-2 gap-2">
          <ActionTile icon={<Icon of={RefreshCw} />} label="선생님 바꾸기" onPress={() => undefined} />
          <ActionTile icon={<Icon of={CalendarDays} />} label="달력에 넣기" href="#calendar" />
        </div>
      </Part>
      <Part title="상자">
        <div className="grid gap-2.5">
          <Card tone="soft" className="flex items-baseline justify-between">
            <span className="text-label">과학 · 중2</span>
            <span className="text-money-lg">
              <Won amount={148000} />
            </span>
          </Card>
          <Card tone="accent">지금까지 수업해 보니 잘 맞나요?</Card>
          <Card tone="dark">오늘 · 12월 8일(화)</Card>
          <Card tone="selected" pad="sm">
            고른 상자
          </Card>
        </div>
      </Part>
      <Part title="옆 메뉴">
        <SideNav
          label="선생님 메뉴"
          items={[
            { href: "#today", label: "오늘", icon: <Icon of={House} size={20} /> },
            { href: "#periods", label: "가능한 시간", icon: <Icon of={CalendarDays} size={20} />, current: true },
            {
              href: "#offers",
              label: "받은 제안",
              icon: <Icon of={Ticket} size={20} />,
              badge: <Badge tone="accent">2</Badge>,
            },
          ]}
        />
      </Part>
    </Sheet>
  );
}
