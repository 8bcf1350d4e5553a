import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { SimpleEnrollPage } from "@/features/simple-enroll/simple-enroll-page";

export const metadata = pageMetadata(
  "수강 신청",
  "과목과 횟수를 고르면 함께 담을 때의 금액까지 바로 보여 드려요. 로그인 없이 담을 수 있어요.",
);

type EnrollRouteProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default function Page({ searchParams }: EnrollRouteProps) {
  const tutorId = searchParams.then(({ tutor }) => [tutor].flat()[0] ?? null);
  return (
    <NuqsAdapter>
      <SimpleEnrollPage tutorId={tutorId} />
    </NuqsAdapter>
  );
}
