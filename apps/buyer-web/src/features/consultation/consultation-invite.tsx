import { ButtonLink } from "@pkg/ui/button";
import Link from "next/link";

/** The way to a free call, for whoever cannot decide alone. */
export function ConsultationInvite({ className }: { className?: string }) {
  return (
    <section aria-labelledby="consultation-invite" className={`rounded-lg bg-sunken p-5 ${className ?? ""}`}>
      <h2 id="consultation-invite" className="text-label">
        고르기 어려우면 전화로 물어보세요
      </h2>
      <p className="mt-1 text-body-sm text-fg-2">10분쯤 이야기하고 맞는 수업과 금액을 알려 드려요. 무료예요.</p>
      <ButtonLink href="/tutoring/consult" linkAs={Link} variant="line" full className="mt-4 bg-bg">
        무료 상담 신청
      </ButtonLink>
    </section>
  );
}
