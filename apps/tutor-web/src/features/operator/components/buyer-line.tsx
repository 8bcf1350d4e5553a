import type { SteeredMatch } from "../match-queries";
import { personName, phoneText } from "../person-text";
import { StaffLink } from "./staff-link";

/** Whose search it is, and how to reach them. */
export function BuyerLine({ buyer }: { buyer: SteeredMatch["buyer"] }) {
  return (
    <>
      <StaffLink task="PEOPLE" href={`/operator/people/${buyer.id}`}>
        {personName(buyer)}
      </StaffLink>
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
