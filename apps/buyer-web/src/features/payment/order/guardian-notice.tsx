import { maskPhone } from "@pkg/domain";
import { currentPath } from "@pkg/web/platform/navigation/go";
import Link from "next/link";
import { type Guardian, guardianPage } from "@/lib/account/guardian";

/** Before a buyer of 14 to 18 pays: who hears of it and of what, or where the guardian's number is asked for. */
export function GuardianNotice({ guardian }: { guardian: Guardian | null }) {
  return (
    <section aria-labelledby="guardian-notice" className="mt-4 rounded-md bg-sunken px-4 py-3.5 text-body-sm">
      <h3 id="guardian-notice" className="text-label">
        보호자께 문자가 가요
      </h3>
      <p className="mt-0.5 text-fg-2">
        {guardian ? (
          <>
            만 19세가 안 되어서, 결제하면{" "}
            <b className="num font-semibold text-fg">{`${guardian.name} 보호자(${maskPhone(guardian.phoneNumber)})`}</b>
            께 학생 이름과 금액, 취소하는 방법을 알려 드려요.
          </>
        ) : (
          "만 19세가 안 되면 결제할 때마다 보호자께 학생 이름과 금액, 취소하는 방법을 알려 드려요. 보호자 연락처를 먼저 알려 주세요. 결제한 뒤 일주일 안에 알려 주셔도 돼요."
        )}
      </p>
      {guardian ? null : (
        <Link
          href={guardianPage(currentPath())}
          className="inline-flex min-h-11 items-center font-semibold text-fg underline underline-offset-4"
        >
          보호자 연락처 알려 주기
        </Link>
      )}
    </section>
  );
}
