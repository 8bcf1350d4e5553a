import { ButtonLink } from "@pkg/ui/button";
import { siteConfig } from "../config/site-config";
import { goUrl } from "../navigation/go";
import { QuestionList } from "./question-list";
import type { Question } from "./questions";

type HelpContentProps = {
  /** Other questions than those before buying; refunds are none of their readers' business. */
  questions?: readonly Question[] | undefined;
};

/** Common questions first, then contacts. */
export function HelpContent({ questions }: HelpContentProps) {
  const { phone, phoneHours, email } = siteConfig.business;
  const { chatChannel } = siteConfig.links;
  return (
    <>
      <div className="mt-2">
        <QuestionList questions={questions} />
      </div>
      {questions ? null : <RefundRules />}
      <section aria-labelledby="help-people" className="mt-4 rounded-lg bg-sunken p-5">
        <h2 id="help-people" className="text-label">
          {questions ? "더 궁금하시면" : "상담이 필요하시면"}
        </h2>
        <p className="mt-1 text-body-sm text-fg-2">{`고객센터 전화는 ${phoneHours}에 받아요.`}</p>
        <div className="mt-4 grid gap-2.5">
          {chatChannel ? (
            <ButtonLink href={chatChannel} target="_blank" rel="noopener" full>
              카카오톡으로 물어보기
            </ButtonLink>
          ) : null}
          <ButtonLink href={`tel:${phone}`} variant="line" full>{`${phone} 전화하기`}</ButtonLink>
        </div>
        <p className="mt-3 text-center text-caption text-fg-3">
          <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {email}
          </a>
        </p>
      </section>
    </>
  );
}

function RefundRules() {
  return (
    <p className="mt-3 text-body-sm text-fg-2">
      환불 기준은{" "}
      <a
        href={goUrl("account", "/terms/refund")}
        className="inline-flex min-h-11 items-center font-semibold text-brand-fg underline underline-offset-4"
      >
        환불 규정
      </a>
      에 있어요.
    </p>
  );
}
