const STEPS = [
  { title: "신청", text: "학년과 고민, 전화받을 때를 알려 주세요." },
  { title: "전화", text: "약속한 때에 전화드려요. 10분쯤 걸리고 무료예요." },
  { title: "제안", text: "원하실 때만 맞는 수업과 금액을 문자로 보내 드려요." },
] as const;

/** What happens after asking. */
export function ConsultationSteps() {
  return (
    <section aria-labelledby="consultation-steps">
      <h2 id="consultation-steps" className="text-title-3">
        이렇게 진행돼요
      </h2>
      <ol className="mt-4 grid gap-4">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden="true"
              className="num flex size-7 shrink-0 items-center justify-center rounded-full bg-brand-soft text-micro font-semibold text-brand-fg"
            >
              {index + 1}
            </span>
            <p className="text-body-sm text-fg-2">
              <b className="block text-label text-fg">{title}</b>
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
