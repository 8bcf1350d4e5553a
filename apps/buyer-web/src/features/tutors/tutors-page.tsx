import { readTutorFilter, sortsFor, type TutorFilter, type TutorFilterQuery, type TutorSort } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { PillLinks } from "@pkg/ui/pill-group";
import { EmptyState } from "@pkg/ui/states";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import X from "lucide-react/icons/x";
import Link from "next/link";
import { type EnrollSubject, enrollSubjects } from "@/lib/catalogue/enroll-catalogue";
import { LoadFailure } from "@/lib/site/load-failure";
import { loadProducts, loadSubjects } from "@/lib/site/public-data";
import { loadTutorList, MOST_PAGES } from "@/lib/tutors/public-tutors";
import { FilterLink } from "./components/filter-link";
import { ListedTutorCard } from "./components/listed-tutor-card";
import { MoreLink } from "./components/more-link";
import { TutorFilters } from "./components/tutor-filters";
import { chosenFilters, tutorsAddress } from "./filter-address";

const SORT_LABELS: Readonly<Record<TutorSort, string>> = {
  FIT: "잘 맞는 순",
  FREE_TIME: "시간 여유 순",
  EXPERIENCE: "경력 순",
  RATING: "별점 높은 순",
  REVIEWS: "후기 많은 순",
};

type TutorsPageProps = { query: TutorFilterQuery & { readonly page?: string | undefined } };

/** The list of `/tutors` for an address: filters, how many tutors meet them, and the first pages. Server only. */
export async function TutorsPage({ query }: TutorsPageProps) {
  const filter = readTutorFilter(query);
  const page = Math.min(MOST_PAGES, Math.max(1, Number.parseInt(query.page ?? "", 10) || 1));
  const loaded = await Promise.all([loadTutorList(filter, page), loadSubjects(), loadProducts()]).catch(() => null);
  if (!loaded) return <LoadFailure title="선생님을 불러오지 못했어요" reason="고른 조건은 주소에 그대로 있어요." />;
  const [{ count, tutors }, catalogue, products] = loaded;
  const subjects = enrollSubjects(catalogue, serverNow());
  return (
    <div className="lg:grid lg:grid-cols-[22.5rem_minmax(0,1fr)] lg:items-start lg:gap-x-12">
      <section aria-labelledby="tutor-filters">
        <h2 id="tutor-filters" className="sr-only">
          조건
        </h2>
        <TutorFilters filter={filter} subjects={subjects} products={products} />
      </section>
      <section aria-labelledby="found-tutors" className="mt-8 min-w-0 lg:mt-0">
        <ListHead filter={filter} count={count} subjects={subjects} />
        {tutors.length > 0 ? (
          <>
            <ol className="grid gap-4">
              {tutors.map((tutor, index) => (
                <li key={tutor.id} data-tutor={index}>
                  <ListedTutorCard tutor={tutor} />
                </li>
              ))}
            </ol>
            <div className="mt-5">
              {page < MOST_PAGES ? (
                <MoreLink href={tutorsAddress(filter, page + 1)} listed={tutors.length} count={count} />
              ) : (
                <p className="text-body-sm text-fg-2">조건을 더 고르면 나머지 선생님도 볼 수 있어요.</p>
              )}
            </div>
          </>
        ) : (
          <EmptyState
            level={3}
            title="이 조건에 맞는 선생님이 지금 없어요"
            reason="조건을 하나씩 빼 보세요. 시간을 넓히면 가장 많이 늘어요."
            action={
              <ButtonLink href="/tutors" linkAs={Link} variant="secondary" size="sm">
                조건 모두 빼기
              </ButtonLink>
            }
          />
        )}
      </section>
    </div>
  );
}

type ListHeadProps = { filter: TutorFilter; count: number; subjects: readonly EnrollSubject[] };

function ListHead({ filter, count, subjects }: ListHeadProps) {
  const chosen = chosenFilters(filter, subjects);
  const sorts = sortsFor(filter);
  return (
    <div className="mb-5 grid gap-4">
      <h2 id="found-tutors" aria-live="polite" className="text-title-2">
        <span>{chosen.length > 0 ? "조건에 맞는 선생님" : "새 학생을 받는 선생님"}</span>{" "}
        <span className="num">{`${count}명`}</span>
      </h2>
      {chosen.length > 0 ? (
        <ul aria-label="고른 조건" className="flex flex-wrap gap-2">
          {chosen.map(({ label, href }) => (
            <li key={label}>
              <FilterLink
                href={href}
                className="inline-flex min-h-11 items-center gap-1 rounded-full bg-sunken pr-3 pl-4 text-[0.9375rem]/[1.5rem] font-medium hover:bg-sand-200"
              >
                <span>
                  {label}
                  <span className="sr-only"> 빼기</span>
                </span>
                <Icon of={X} size={16} className="text-fg-3" />
              </FilterLink>
            </li>
          ))}
        </ul>
      ) : null}
      <PillLinks
        legend="정렬"
        legendLook="hidden"
        linkAs={FilterLink}
        options={sorts.map((sort) => ({
          label: SORT_LABELS[sort],
          href: tutorsAddress({ ...filter, sort }),
          chosen: sort === filter.sort,
        }))}
      />
    </div>
  );
}
