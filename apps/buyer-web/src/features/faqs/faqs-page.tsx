import type { Product } from "@pkg/domain";
import { Button, ButtonLink } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { EmptyState } from "@pkg/ui/states";
import { TextField } from "@pkg/ui/text-field";
import { Answer } from "@pkg/web/platform/messenger/answer";
import { StructuredData } from "@pkg/web/platform/metadata/structured-data";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import Search from "lucide-react/icons/search";
import Form from "next/form";
import Link from "next/link";
import { type FaqTopic, faqTopics, searchTopics } from "./topics";

/** `/faq`: the common questions by topic, and a search whose words stand in the address. */
export function FaqsPage({ search, products }: { search: string; products: readonly Product[] }) {
  const all = faqTopics(products);
  const topics = searchTopics(all, search);
  const count = topics.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div className="mx-auto w-full max-w-120 px-(--size-gutter) pt-2 pb-16 lg:max-w-180 lg:px-0 lg:pt-9 lg:pb-24">
      {search ? null : <StructuredData data={faqPage(all)} />}
      <PageTitle lead="궁금한 단어로 찾아보세요.">자주 묻는 질문</PageTitle>
      <Form action="/faq" role="search">
        <TextField
          key={search}
          name="q"
          type="search"
          label="질문 찾기"
          labelHidden
          defaultValue={search}
          placeholder="예: 환불, 태블릿, 시간 바꾸기"
          autoComplete="off"
          maxLength={60}
          left={<Icon of={Search} size={20} className="text-fg-3" />}
          action={
            <Button type="submit" variant="secondary" className="min-h-13">
              찾기
            </Button>
          }
        />
      </Form>
      <p role="status" className="mt-2 min-h-5.5 text-caption text-fg-2">
        {search ? `‘${search}’에 대한 질문 ${count}개` : ""}
      </p>
      {count === 0 ? (
        <EmptyState
          className="py-10"
          title="맞는 질문을 찾지 못했어요"
          reason="단어를 줄이거나 바꿔 보세요. 고객센터에 바로 물어보셔도 돼요."
          action={
            <ButtonLink href="/help" linkAs={Link} variant="secondary">
              고객센터로 가기
            </ButtonLink>
          }
        />
      ) : (
        topics.map((topic) => <Topic key={topic.key} topic={topic} isOpen={search !== "" && count <= 3} />)
      )}
      {count > 0 ? (
        <p className="mt-10 text-body-sm text-fg-2">
          찾는 답이 없나요?{" "}
          <Link
            href="/help"
            className="inline-flex min-h-11 items-center font-semibold text-brand-fg underline underline-offset-4"
          >
            고객센터에 물어보기
          </Link>
        </p>
      ) : null}
    </div>
  );
}

function Topic({ topic, isOpen }: { topic: FaqTopic; isOpen: boolean }) {
  const id = `faq-${topic.key}`;
  return (
    <section aria-labelledby={id} className="mt-7">
      <h2 id={id} className="text-title-3">
        {topic.title}
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {topic.questions.map((one) => (
          <li key={one.question}>
            <details className="group" open={isOpen}>
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded-sm py-3 text-body font-semibold [&::-webkit-details-marker]:hidden">
                {one.question}
                <span aria-hidden="true" className="text-title-3 text-fg-3 transition-[rotate] group-open:rotate-45">
                  +
                </span>
              </summary>
              <Answer of={one} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The questions for search engines. */
function faqPage(topics: readonly FaqTopic[]): Record<string, unknown> {
  return {
    "@type": "FAQPage",
    mainEntity: topics
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
  };
}
