import { DISPUTES_KEPT_YEARS, ORDERS_KEPT_YEARS, WORDS_KEPT_DAYS } from "@pkg/domain";

const GONE = [
  "이름, 이메일, 휴대폰, 주소",
  "학생 정보, 선생님 희망, 작성 중인 신청서",
  "대화에서 주고받은 사진",
  "저장한 카드와 정기 결제",
  "연결한 로그인 방법",
];

const KEPT = [
  [`수업 메시지와 일지는 마지막 수업 ${WORDS_KEPT_DAYS}일 뒤에 지워요.`, "수업한 선생님의 기록이기도 해요"],
  [`수업 확인, 신고, 출석 기록은 ${DISPUTES_KEPT_YEARS}년 뒤에 지워요.`, "전자상거래법 시행령 제6조"],
] as const;

/** The data that is deleted at once, and the data that is kept for a time, how long and why. */
export function ClosureFacts({ keptOrders }: { keptOrders: number }) {
  const ordered = `계약과 결제 기록 ${keptOrders}건은 ${ORDERS_KEPT_YEARS}년 뒤에 지워요.`;
  return (
    <div className="grid gap-5 rounded-lg bg-sunken px-5 py-5 text-body-sm">
      <section>
        <h2 className="font-semibold">바로 지워요</h2>
        <ul className="mt-1.5 list-disc space-y-1 pl-5 text-fg-2">
          {GONE.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="font-semibold">나중에 지워요</h2>
        {keptOrders > 0 ? (
          <ul className="mt-1.5 list-disc space-y-1 pl-5 text-fg-2">
            {[...KEPT, [ordered, "전자상거래법 시행령 제6조"] as const].map(([what, why]) => (
              <li key={what}>
                {what} <span className="block text-caption text-fg-3">{why}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-1.5 text-fg-2">결제한 적이 없어서 남는 기록이 없어요.</p>
        )}
      </section>
    </div>
  );
}
