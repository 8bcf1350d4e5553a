const GONE = [
  "이름, 이메일, 휴대폰, 주소",
  "학생 정보와 작성 중인 신청서",
  "저장한 카드와 정기 결제",
  "연결한 로그인 방법",
];

/** The data that is deleted at once, and the data that the law requires us to keep, how long and why. */
export function ClosureFacts({ keptOrders }: { keptOrders: number }) {
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
        <h2 className="font-semibold">법에 따라 남겨요</h2>
        {keptOrders > 0 ? (
          <p className="mt-1.5 text-fg-2">
            계약과 결제 기록 {keptOrders}건을 5년 동안 따로 보관한 뒤 지워요.
            <span className="block text-caption text-fg-3">전자상거래법 시행령 제6조</span>
          </p>
        ) : (
          <p className="mt-1.5 text-fg-2">결제한 적이 없어서 남는 기록이 없어요.</p>
        )}
      </section>
    </div>
  );
}
