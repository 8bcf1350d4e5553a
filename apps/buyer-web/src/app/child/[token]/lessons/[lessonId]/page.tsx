import { LessonRoomScreen } from "@pkg/web/features/lesson-room/lesson-room-screen";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { Suspense } from "react";

export const metadata = pageMetadata("수업방");

type RoomRouteProps = { params: Promise<{ token: string; lessonId: string }> };

export default function Page({ params }: RoomRouteProps) {
  return (
    <Suspense fallback={<RowsSkeleton title="수업방" />}>
      <Room params={params} />
    </Suspense>
  );
}

async function Room({ params }: RoomRouteProps) {
  const { token, lessonId } = await params;
  const back = { href: `/child/${token}`, label: "내 수업" };
  return <LessonRoomScreen key={`${token} ${lessonId}`} lessonId={lessonId} token={token} back={back} />;
}
