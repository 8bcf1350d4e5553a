"use client";

import { formatPhone, gradeLabel } from "@pkg/domain";
import { ListGroup } from "@pkg/ui/list-row";
import { goUrl } from "@pkg/web/platform/navigation/go";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import BookOpen from "lucide-react/icons/book-open";
import House from "lucide-react/icons/house";
import Mail from "lucide-react/icons/mail";
import ShieldCheck from "lucide-react/icons/shield-check";
import Smartphone from "lucide-react/icons/smartphone";
import UserRound from "lucide-react/icons/user-round";
import UsersRound from "lucide-react/icons/users-round";
import { useGuardian } from "@/lib/account/guardian";
import type { Me, MyStudent } from "@/lib/account/me";
import { MeGate } from "@/lib/account/me-gate";
import { isSchoolAsked } from "@/lib/students/school-values";
import { ValueRow } from "./components/value-row";
import { addressText } from "./profile-text";

const HERE = { next: "/mypage/user" };

/** `/mypage/user`: the stored facts of the family, each with the link that changes it. */
export function AccountSettingsUserPage() {
  return <MeGate rows={6}>{(me) => <Overview me={me} />}</MeGate>;
}

function Overview({ me }: { me: Me }) {
  const { students, address, phoneNumber, phoneNumberVerified } = me;
  return (
    <>
      <PageTitle lead="수업과 배송, 연락에 쓰는 정보예요. 눌러서 바꿀 수 있어요.">내 정보</PageTitle>
      <ListGroup title={me.isParent ? "학부모" : "학생"} className="pt-0!">
        <ValueRow
          icon={UserRound}
          label="이름"
          value={me.name ?? "아직 없어요"}
          warn={!me.name}
          href="/mypage/user/name"
        />
        <GuardianRow me={me} />
        <ValueRow
          icon={House}
          label="주소"
          value={address ? addressText(me) : "아직 없어요"}
          warn={!address}
          href="/mypage/user/address"
        />
      </ListGroup>
      <hr className="border-line" />
      {students.length > 0 ? (
        <ListGroup title="학년과 학교">
          {students.map((student) => (
            <ValueRow
              key={student.id}
              icon={BookOpen}
              label={student.name}
              value={schoolText(student)}
              warn={student.grade === null}
              href={`/mypage/user/school?student=${student.id}`}
            />
          ))}
        </ListGroup>
      ) : null}
      {students.length > 0 ? <hr className="border-line" /> : null}
      <ListGroup title="연락과 로그인">
        <ValueRow
          icon={Smartphone}
          label="휴대폰 번호"
          value={phoneNumber ? formatPhone(phoneNumber) : "아직 없어요"}
          warn={!phoneNumberVerified}
          href={goUrl("account", "/phone", HERE)}
        />
        <ValueRow icon={Mail} label="이메일" value={me.email ?? "아직 없어요"} />
        <ValueRow
          icon={ShieldCheck}
          label="로그인과 보안"
          value="비밀번호, 로그인한 기기"
          href={goUrl("account", "/security", HERE)}
        />
      </ListGroup>
    </>
  );
}

/** Only a student account has a guardian. */
function GuardianRow({ me }: { me: Me }) {
  const { data } = useGuardian(!me.isParent);
  const value = me.isParent
    ? "내가 보호자예요"
    : data
      ? `${data.name} · ${formatPhone(data.phoneNumber)}`
      : "아직 없어요";
  return (
    <ValueRow
      icon={UsersRound}
      label="보호자"
      value={value}
      warn={!me.isParent && data === null}
      href="/mypage/user/parent"
    />
  );
}

function schoolText(student: MyStudent): string {
  const grade = student.grade === null ? "학년을 알려 주세요" : gradeLabel(student.grade, "short");
  const school = student.school?.name ?? student.schoolName;
  if (school) return `${grade} · ${school}`;
  return isSchoolAsked(student) && student.grade !== null ? `${grade} · 학교를 알려 주세요` : grade;
}
