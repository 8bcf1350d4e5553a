import { ButtonLink } from "@pkg/ui/button";
import { Page } from "@pkg/ui/layout";
import { QuestionList } from "@pkg/web/platform/messenger/question-list";
import Link from "next/link";
import { SectionTitle } from "./section-title";

/** The common questions of the help page, and the way to a person. */
export function Questions() {
  return (
    <section className="pb-13 lg:pb-24">
      <Page className="lg:flex lg:gap-24">
        <div className="lg:w-80 lg:shrink-0">
          <SectionTitle className="mb-3">자주 묻는 질문</SectionTitle>
          <ButtonLink href="/help" linkAs={Link} variant="secondary" className="mt-4 max-lg:hidden">
            더 물어보기
          </ButtonLink>
        </div>
        <div className="lg:min-w-0 lg:flex-1">
          <QuestionList />
          <ButtonLink href="/help" linkAs={Link} variant="line" full className="mt-4 lg:hidden">
            더 물어보기
          </ButtonLink>
        </div>
      </Page>
    </section>
  );
}
