import { staffMay } from "@pkg/domain";
import { useSession } from "@pkg/web/platform/session/session-store";
import Link from "next/link";
import type { SteeredMatch } from "../match-queries";
import { personName, phoneText } from "../person-text";

/** Whose search it is, and how to reach them. */
export function BuyerLine({ buyer }: { buyer: SteeredMatch["buyer"] }) {
  const roles = useSession(({ user }) => user?.staffRoles) ?? [];
  const name = personName(buyer);
  return (
    <>
      {staffMay(roles, "PEOPLE") ? (
        <Link href={`/operator/people/${buyer.id}`} className="underline underline-offset-4">
          {name}
        </Link>
      ) : (
        name
      )}
      {buyer.phoneNumber ? (
        <a href={`tel:${buyer.phoneNumber}`} className="num underline underline-offset-4">
          {phoneText(buyer.phoneNumber)}
        </a>
      ) : (
        <span>휴대폰 번호가 없어요</span>
      )}
    </>
  );
}
