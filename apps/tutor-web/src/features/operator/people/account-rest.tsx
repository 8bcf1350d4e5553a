import { staffMay } from "@pkg/domain";
import { useSession } from "@pkg/web/platform/session/session-store";
import { RowAct } from "../forms/row-act";
import { personName, phoneText } from "../words/whom-text";
import { type Person, useAccountRest } from "./people-queries";

/** Puts an account to rest, or wakes it. Staff and closed accounts have no such button. */
export function AccountRest({ person }: { person: Person }) {
  const roles = useSession(({ user }) => user?.staffRoles) ?? [];
  const change = useAccountRest();
  if (!staffMay(roles, "ACCOUNTS") || person.closedAt !== null || person.staffRoles.length > 0) return null;
  const isResting = person.inactiveAt !== null;
  const whom = `${personName(person)} 님(${phoneText(person.phoneNumber)})`;
  return (
    <div>
      <RowAct
        key={String(isResting)}
        label={isResting ? "계정 깨우기" : "계정 쉬게 하기"}
        name={`${personName(person)} 님 ${isResting ? "계정 깨우기" : "계정 쉬게 하기"}`}
        help={
          isResting
            ? `${whom}이 다시 로그인할 수 있고, 문자로 알려요.`
            : `${whom}이 바로 로그아웃되고 깨울 때까지 로그인할 수 없어요. 문자로 알려요. 수업과 정기 결제는 그대로예요.`
        }
        busyLabel="바꾸고 있어요"
        done={isResting ? "계정을 깨웠어요" : "계정을 쉬게 했어요"}
        onSend={(reason) =>
          change.mutateAsync({ params: { path: { id: person.id } }, body: { isResting: !isResting, reason } })
        }
      />
    </div>
  );
}
