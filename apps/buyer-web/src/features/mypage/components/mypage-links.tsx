import { storedPaymentLabel } from "@pkg/domain";
import { Icon } from "@pkg/ui/icon";
import { ListGroup, ListRow } from "@pkg/ui/list-row";
import { siteConfig } from "@pkg/web/platform/config/site-config";
import { goUrl, logoutHref } from "@pkg/web/platform/navigation/go";
import { AppLink } from "@pkg/web/platform/site/app-link";
import Bell from "lucide-react/icons/bell";
import BookOpen from "lucide-react/icons/book-open";
import CalendarClock from "lucide-react/icons/calendar-clock";
import ChartColumn from "lucide-react/icons/chart-column";
import CreditCard from "lucide-react/icons/credit-card";
import FileText from "lucide-react/icons/file-text";
import Gift from "lucide-react/icons/gift";
import House from "lucide-react/icons/house";
import Info from "lucide-react/icons/info";
import LogOut from "lucide-react/icons/log-out";
import ShieldCheck from "lucide-react/icons/shield-check";
import Tablet from "lucide-react/icons/tablet";
import Ticket from "lucide-react/icons/ticket";
import UserRound from "lucide-react/icons/user-round";
import UsersRound from "lucide-react/icons/users-round";
import type { ComponentProps } from "react";
import type { Me } from "@/lib/account/me";
import { useDefaultPayment } from "@/lib/card/stored-methods";
import { schoolFactsText } from "@/lib/students/school-values";

type RowProps = {
  icon: ComponentProps<typeof Icon>["of"];
  label: string;
  href: string;
  value?: string;
  warn?: boolean;
};

const PAY = "/mypage/payment-management";
const NEXT = { next: "/mypage" };

/** Links to every page of `/mypage`, each with its stored value. */
export function MypageLinks({ me }: { me: Me }) {
  const payment = useDefaultPayment();
  const card = payment.data ? storedPaymentLabel(payment.data) : payment.isSuccess ? "아직 없어요" : "";
  return (
    <>
      <ListGroup title="내 정보">
        <Row icon={UserRound} label="이름과 연락처" value={me.name ?? ""} href="/mypage/user" />
        {me.students.length > 0 ? (
          <Row icon={BookOpen} label="학년과 학교" {...schoolRow(me)} href="/mypage/user/school" />
        ) : null}
        <Row
          icon={House}
          label="주소"
          value={me.address ? shortAddress(me.address) : "아직 없어요"}
          warn={!me.address}
          href="/mypage/user/address"
        />
        <Row icon={UsersRound} label="학생 추가와 수정" href={goUrl("account", "/profiles", NEXT)} />
      </ListGroup>
      <hr className="border-line" />
      <ListGroup title="수업과 결제">
        <Row icon={Tablet} label="이용 중인 서비스와 태블릿" href="/mypage/service" />
        <Row icon={FileText} label="주문 내역" href={`${PAY}/order-history`} />
        <Row icon={ChartColumn} label="연간 결제 내역" href={`${PAY}/statement`} />
        <Row icon={CalendarClock} label="결제 일정" href={`${PAY}/order-schedule`} />
        <Row icon={CreditCard} label="결제 수단" value={card} href={`${PAY}/payment-method`} />
        <Row icon={Ticket} label="쿠폰함" href="/mypage/coupon" />
        <Row icon={Gift} label="친구 초대" href="/mypage/referral" />
      </ListGroup>
      <hr className="border-line" />
      <ListGroup title="알림과 약관">
        <Row icon={Bell} label="알림" href="/mypage/alert" />
        <Row icon={ShieldCheck} label="동의한 약관" href="/mypage/term" />
        <Row icon={Info} label={`${siteConfig.name} 회사 소개`} href="/mypage/company" />
      </ListGroup>
      <hr className="border-line" />
      <ListGroup title="계정">
        <ListRow icon={<Icon of={LogOut} />} label="로그아웃" href={logoutHref("/")} />
      </ListGroup>
    </>
  );
}

function Row({ icon, ...row }: RowProps) {
  return <ListRow {...row} icon={<Icon of={icon} />} linkAs={AppLink} />;
}

/** Only a missing grade is warned of: the school is asked for with an order. With several students, only their number. */
function schoolRow({ students }: Me): Pick<RowProps, "value" | "warn"> {
  const [first, ...others] = students;
  if (!first || students.some(({ grade }) => grade === null)) return { value: "알려 주세요", warn: true };
  const { grade, school, schoolName } = first;
  const own = schoolFactsText({ grade, schoolName: school?.name ?? schoolName, gradeBand: null });
  return { value: others.length > 0 ? `학생 ${students.length}명` : own };
}

/** The first words of an address: "서울 중구 세종대로". */
const shortAddress = (address: string): string => address.split(" ").slice(0, 3).join(" ");
