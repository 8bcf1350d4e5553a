"use client";

import { formatPhone } from "@pkg/domain";
import { ListGroup } from "@pkg/ui/list-row";
import { goUrl } from "@pkg/web/platform/navigation/go";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import Smartphone from "lucide-react/icons/smartphone";
import UserRound from "lucide-react/icons/user-round";
import { useSearchParams } from "next/navigation";
import { Suspense, useState } from "react";
import { dutyOf, type Guardian, isConsentAsked, readReturnPath, useGuardian } from "@/lib/account/guardian";
import type { Me } from "@/lib/account/me";
import { MeGate } from "@/lib/account/me-gate";
import { GuardianForm } from "./components/guardian-form";
import { ValueRow } from "./components/value-row";

/** `/mypage/user/parent`: the student's guardian. A parent account needs none. */
export function AccountSettingsParentPage() {
  return (
    <MeGate rows={2}>
      {(me) =>
        me.isParent ? (
          <ParentIsMe me={me} />
        ) : (
          <Suspense fallback={<RowsSkeleton title="보호자" rows={2} />}>
            <StudentsGuardian me={me} />
          </Suspense>
        )
      }
    </MeGate>
  );
}

function ParentIsMe({ me }: { me: Me }) {
  return (
    <>
      <PageTitle lead="학부모 계정이라 보호자를 따로 적지 않아요. 이 이름과 번호로 연락드려요.">
        내가 보호자예요
      </PageTitle>
      <ListGroup title="보호자" className="pt-0!">
        <ValueRow
          icon={UserRound}
          label="이름"
          value={me.name ?? "아직 없어요"}
          warn={!me.name}
          href="/mypage/user/name"
        />
        <ValueRow
          icon={Smartphone}
          label="휴대폰 번호"
          value={me.phoneNumber ? formatPhone(me.phoneNumber) : "아직 없어요"}
          warn={!me.phoneNumberVerified}
          href={goUrl("account", "/phone", { next: "/mypage/user/parent" })}
        />
      </ListGroup>
    </>
  );
}

function StudentsGuardian({ me }: { me: Me }) {
  const { data, error, refetch } = useGuardian(true);
  if (data !== undefined) return <GuardianEditor guardian={data} me={me} />;
  return error ? (
    <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="보호자 정보를" />
  ) : (
    <RowsSkeleton title="보호자" rows={2} />
  );
}

function GuardianEditor({ guardian, me }: { guardian: Guardian | null; me: Me }) {
  const returnTo = readReturnPath(useSearchParams().get("next"));
  const isUnder14 = isConsentAsked(me);
  const lead = isUnder14
    ? "만 14세 미만 자녀의 수업은 보호자가 동의해야 결제할 수 있어요. 번호는 문자로 확인해요."
    : `${dutyOf(me, null) === "NOTICE" ? "만 19세가 될 때까지 결제할 때마다 문자로 알려 드려요. " : ""}수업에 급한 일이 있으면 연락드려요. 번호는 문자로 확인해요.`;
  const [base, setBase] = useState(guardian);
  return (
    <>
      <PageTitle lead={lead}>보호자를 알려 주세요</PageTitle>
      <GuardianForm
        key={base?.updatedAt ?? "new"}
        base={base}
        onTheirs={setBase}
        isUnder14={isUnder14}
        returnTo={returnTo}
      />
    </>
  );
}
