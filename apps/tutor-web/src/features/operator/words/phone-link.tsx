import { phoneText } from "./whom-text";

/** A phone number as people write it, which calls it; says so where there is none. */
export function PhoneLink({ number }: { number: string | null }) {
  if (!number) return <span>휴대폰 번호가 없어요</span>;
  return (
    <a href={`tel:${number}`} className="num underline underline-offset-4">
      {phoneText(number)}
    </a>
  );
}
