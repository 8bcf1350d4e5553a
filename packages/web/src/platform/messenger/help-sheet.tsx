"use client";

import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { ButtonLink } from "@pkg/ui/button";
import { siteConfig } from "../config/site-config";
import { goUrl } from "../navigation/go";
import { QUESTIONS } from "./questions";

type HelpSheetProps = { open: boolean; onClose: () => void };

/** The help of the messenger button: common questions first, then contacts. */
export default function HelpSheet({ open, onClose }: HelpSheetProps) {
  const { phone, phoneHours, email } = siteConfig.business;
  return (
    <BottomSheet open={open} onClose={onClose} title="무엇을 도와드릴까요?" description="자주 묻는 것부터 모았어요.">
      <ul className="mt-2 divide-y divide-line">
        {QUESTIONS.map(({ question, answer }) => (
          <li key={question}>
            <details className="group">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded-sm py-3 text-body font-semibold [&::-webkit-details-marker]:hidden">
                {question}
                <span aria-hidden="true" className="text-title-3 text-fg-3 transition-[rotate] group-open:rotate-45">
                  +
                </span>
              </summary>
              <p className="pb-4 text-body-sm text-fg-2">{answer}</p>
            </details>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-body-sm text-fg-2">
        돈을 돌려받는 기준은{" "}
        <a
          href={goUrl("account", "/terms/refund")}
          className="inline-flex min-h-11 items-center font-semibold text-brand-fg underline underline-offset-4"
        >
          환불 규정
        </a>
        에 있어요.
      </p>
      <section aria-labelledby="help-people" className="mt-4 rounded-lg bg-sunken p-5">
        <h3 id="help-people" className="text-label">
          사람과 이야기하고 싶다면
        </h3>
        <p className="mt-1 text-body-sm text-fg-2">전화는 {phoneHours}에 받아요.</p>
        <div className="mt-4 grid gap-2.5">
          <ButtonLink href={siteConfig.links.chatChannel} target="_blank" rel="noopener" full>
            카카오톡으로 물어보기
          </ButtonLink>
          <ButtonLink href={`tel:${phone}`} variant="line" full>
            {phone} 전화하기
          </ButtonLink>
        </div>
        <p className="mt-3 text-center text-caption text-fg-3">
          <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {email}
          </a>
        </p>
      </section>
    </BottomSheet>
  );
}
