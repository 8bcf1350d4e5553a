import type { SteeredMatch } from "../match-queries";
import { personName } from "../person-text";
import { PhoneLink } from "./phone-link";
import { StaffLink } from "./staff-link";

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
