import { PhoneLink } from "../words/phone-link";
import { StaffLink } from "../words/staff-link";
import { personName } from "../words/whom-text";
import type { SteeredMatch } from "./match-queries";

/** Whose search it is, and how to reach them. */
export function BuyerLine({ buyer }: { buyer: SteeredMatch["buyer"] }) {
  return (
    <>
      <StaffLink task="PEOPLE" href={`/operator/people/${buyer.id}`}>
        {personName(buyer)}
      </StaffLink>
      <PhoneLink number={buyer.phoneNumber} />
    </>
  );
}
