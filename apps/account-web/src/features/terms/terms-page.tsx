import { Page } from "@pkg/ui/layout";
import type { TermKey } from "@pkg/web/features/terms/term";
import { termSlug } from "@pkg/web/features/terms/term-slug";
import { TermText } from "@pkg/web/features/terms/term-text";
import { TERM_KEYS, TERMS } from "@pkg/web/features/terms/terms";
import { goUrl } from "@pkg/web/platform/navigation/go";
import { FlowTop } from "@pkg/web/platform/site/flow-top";
import { SiteFooter } from "@pkg/web/platform/site/site-footer";
import Link from "next/link";

/** One text, with links to the others. */
export function TermsPage({ current }: { current: TermKey }) {
  const term = TERMS[current];
  return (
    <div className="flex min-h-dvh flex-col">
      <FlowTop home={goUrl("buyer", "/")} />
      <Page className="flex-1 pt-6 pb-16 lg:grid lg:grid-cols-[minmax(0,45rem)_15rem] lg:justify-between lg:pt-12 lg:pb-24">
        <main>
          <h1 className="mb-8 text-title-1">{term.title}</h1>
          <TermText term={term} />
        </main>
        <nav aria-labelledby="other-terms" className="mt-12 border-t border-line pt-6 lg:mt-0 lg:border-t-0 lg:pt-2">
          <h2 id="other-terms" className="text-body-sm font-semibold text-fg-3">
            다른 약관
          </h2>
          <ul className="mt-1">
            {TERM_KEYS.filter((key) => key !== current).map((key) => (
              <li key={key}>
                <Link
                  href={`/terms/${termSlug(key)}`}
                  className="inline-flex min-h-11 items-center rounded-sm text-body-sm text-fg-2 underline-offset-4 hover:text-fg hover:underline"
                >
                  {TERMS[key].title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Page>
      <SiteFooter />
    </div>
  );
}
