import {
  formatWon,
  isSubjectForRank,
  type Product,
  TUTOR_GENDER_LABELS,
  TUTOR_GENDERS,
  TUTOR_RANK_NAMES,
  TUTOR_RANKS,
  TUTOR_STYLE_LABELS,
  TUTOR_STYLES,
  type TutorFilter,
  type TutorRank,
  UNIVERSITY_GROUP_LABELS,
  universityGroupsFor,
} from "@pkg/domain";
import { PillLinks } from "@pkg/ui/pill-group";
import { cheapestLesson } from "@/lib/catalogue/cheapest-lesson";
import type { EnrollSubject } from "@/lib/catalogue/enroll-catalogue";
import { LEVEL_NAMES } from "@/lib/catalogue/labels";
import { TopUniversities } from "@/lib/site/top-universities";
import { chosenFilters, toggled, tutorsAddress } from "../filter-address";
import { FilterFold } from "./filter-fold";
import { FilterLink } from "./filter-link";
import { NameSearch } from "./name-search";
import { TimesFilter } from "./times-filter";

type TutorFiltersProps = {
  filter: TutorFilter;
  subjects: readonly EnrollSubject[];
  products: readonly Product[];
};

/** Every filter is a link to its list: it works before scripts load, and the address can be sent to somebody. */
export function TutorFilters({ filter, subjects, products }: TutorFiltersProps) {
  const subject = subjects.find(({ key }) => key === filter.subject);
  const taught = filter.rank ? subjects.filter(({ key }) => isSubjectForRank(key, filter.rank ?? "BASIC")) : subjects;
  const address = (change: Partial<TutorFilter>) => tutorsAddress({ ...filter, ...change });
  return (
    <div className="grid gap-6">
      <NameSearch filter={filter} />
      <PillLinks
        legend="과목"
        linkAs={FilterLink}
        options={[
          { label: "전체", href: address({ subject: null, detail: null, sort: "FREE_TIME" }), chosen: !subject },
          ...taught.map(({ key, label }) => ({
            label,
            href: address({ subject: key, detail: null, sort: "FREE_TIME" }),
            chosen: key === filter.subject,
          })),
        ]}
      />
      <div>
        <FilterFold
          chosen={chosenFilters({ ...filter, subject: null, name: null }, subjects).length + (filter.detail ? 1 : 0)}
        >
          <div className="grid gap-7">
            {subject ? <DetailFilter filter={filter} subject={subject} /> : null}
            <div>
              <h3 className="mb-2 text-label">만날 시간</h3>
              <TimesFilter filter={filter} />
            </div>
            <PillLinks
              legend="수업 스타일"
              linkAs={FilterLink}
              options={TUTOR_STYLES.map((style) => ({
                label: TUTOR_STYLE_LABELS[style],
                href: address({ styles: toggled(filter.styles, style) }),
                chosen: filter.styles.includes(style),
              }))}
            />
            <PillLinks
              legend="대학"
              linkAs={FilterLink}
              options={universityGroupsFor(filter.rank ? [filter.rank] : TUTOR_RANKS).map((group) => ({
                label: UNIVERSITY_GROUP_LABELS[group],
                href: address({ universities: toggled(filter.universities, group) }),
                chosen: filter.universities.includes(group),
              }))}
            />
            <PillLinks
              legend="성별"
              linkAs={FilterLink}
              options={TUTOR_GENDERS.map((gender) => ({
                label: TUTOR_GENDER_LABELS[gender],
                href: address({ genders: toggled(filter.genders, gender) }),
                chosen: filter.genders.includes(gender),
              }))}
            />
            <PillLinks
              legend="선생님"
              linkAs={FilterLink}
              options={TUTOR_RANKS.map((rank) => ({
                label: TUTOR_RANK_NAMES[rank],
                href: address({ rank: filter.rank === rank ? null : rank }),
                chosen: filter.rank === rank,
              }))}
              help={TUTOR_RANKS.flatMap((rank) => priceFrom(rank, products) ?? []).join(", ")}
            />
            <TopUniversities />
          </div>
        </FilterFold>
      </div>
    </div>
  );
}

/** The details of the chosen subject, by school level. */
function DetailFilter({ filter, subject }: { filter: TutorFilter; subject: EnrollSubject }) {
  const levels = (["MIDDLE", "HIGH"] as const).filter((level) =>
    subject.details.some(({ levels }) => levels.includes(level)),
  );
  return (
    <div className="grid gap-4">
      {levels.map((level) => (
        <PillLinks
          key={level}
          legend={`${LEVEL_NAMES[level]} ${subject.label} 과정`}
          linkAs={FilterLink}
          options={subject.details
            .filter(({ levels: taughtIn }) => taughtIn.includes(level))
            .map(({ key, label }) => ({
              label,
              href: tutorsAddress({
                ...filter,
                detail: filter.detail === key ? null : key,
                sort: filter.detail === key ? "FREE_TIME" : "FIT",
              }),
              chosen: filter.detail === key,
            }))}
        />
      ))}
    </div>
  );
}

function priceFrom(rank: TutorRank, products: readonly Product[]): string | null {
  const cheapest = cheapestLesson(products.filter(({ tutorRank }) => tutorRank === rank));
  return cheapest && `${TUTOR_RANK_NAMES[rank]} 1회 ${formatWon(cheapest.perLesson)}부터`;
}
