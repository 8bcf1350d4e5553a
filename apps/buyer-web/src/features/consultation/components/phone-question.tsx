import { formatPhone } from "@pkg/domain";
import { PhoneProof, type PhoneProofProps } from "./phone-proof";

/** Which phone is called: the known one, or one that proves itself by a code. */
export function PhoneQuestion({ knownPhone, ...proof }: PhoneProofProps & { knownPhone: string | null }) {
  return (
    <section aria-labelledby="consultation-phone">
      <h2 id="consultation-phone" className="mb-4 text-title-3">
        어디로 전화드릴까요?
      </h2>
      {knownPhone === null ? (
        <PhoneProof {...proof} />
      ) : (
        <p className="rounded-md bg-sunken px-4 py-3.5 text-body-sm text-fg-2">
          <b className="num block text-label text-fg">{formatPhone(knownPhone)}</b>
          확인한 번호예요. 여기로 전화드려요.
        </p>
      )}
    </section>
  );
}
