import { phoneText } from "../person-text";

/** A phone number as people write it, which calls it. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number}`} className="num underline underline-offset-4">
      {phoneText(number)}
    </a>
  );
}
