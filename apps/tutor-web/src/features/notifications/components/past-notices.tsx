import { formatKoreanDate, formatKoreanTime } from "@pkg/domain";
import { Button, ButtonLink } from "@pkg/ui/button";
import { $api } from "@pkg/web/platform/api/query";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { AppLink } from "@pkg/web/platform/site/app-link";

/** What was sent to the own phone, the newest first. */
export function PastNotices() {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = $api.useInfiniteQuery(
    "get",
    "/users/me/notices",
    {},
    { pageParamName: "cursor", initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const notices = data?.pages.flatMap(({ content }) => content);
  return (
    <section aria-labelledby="past" className="mt-8 max-w-180">
      <h2 id="past" className="text-title-3">
        받은 알림
      </h2>
      <p className="mt-1 text-body-sm text-fg-2">문자와 알림톡으로 보낸 소식이에요. 1년 동안 볼 수 있어요.</p>
      {notices ? null : error ? (
        <LoadProblem error={error} onRetry={() => void refetch()} what="받은 알림을" />
      ) : (
        <RowsSkeleton />
      )}
      {notices?.length === 0 ? <p className="mt-4 text-body-sm text-fg-2">아직 받은 알림이 없어요.</p> : null}
      {notices && notices.length > 0 ? (
        <ul className="mt-3 border-t border-line">
          {notices.map(({ id, text, path, createdAt }) => (
            <li key={id} className="border-b border-line py-3.5">
              <p id={`notice-${id}`} className="text-body-sm break-words whitespace-pre-line">
                {text}
              </p>
              <p className="figures mt-1 flex flex-wrap items-center justify-between gap-x-4 text-caption text-fg-3">
                {momentOf(new Date(createdAt))}
                {path ? (
                  <ButtonLink
                    href={path}
                    linkAs={AppLink}
                    variant="text"
                    size="sm"
                    flush
                    aria-describedby={`notice-${id}`}
                  >
                    보러 가기
                  </ButtonLink>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      {hasNextPage ? (
        <Button
          variant="secondary"
          full
          className="mt-4"
          busy={isFetchingNextPage}
          busyLabel="불러오고 있어요"
          onClick={() => void fetchNextPage()}
        >
          더 보기
        </Button>
      ) : null}
    </section>
  );
}

const momentOf = (at: Date): string => `${formatKoreanDate(at, { now: serverNow() })} ${formatKoreanTime(at)}`;
