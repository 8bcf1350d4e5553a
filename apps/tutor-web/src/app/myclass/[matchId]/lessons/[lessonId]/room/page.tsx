import { LessonRoomScreen } from "@pkg/web/features/lesson-room/lesson-room-screen";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { Suspense } from "react";
import { TutorFrame } from "@/lib/site/tutor-frame";

export const metadata = pageMetadata("수업방");

type RoomRouteProps = { params: Promise<{ matchId: string; lessonId: string }> };

export default function Page({ params }: RoomRouteProps) {
  return (
    <TutorFrame>
      <Suspense fallback={<RowsSkeleton title="수업방" />}>
        <Room params={params} />
      </Suspense>
    </TutorFrame>
  );
}

async function Room({ params }: RoomRouteProps) {
  const { matchId, lessonId } = await params;
  const back = { href: `/myclass/${matchId}`, label: "수업" };
  return <LessonRoomScreen key={lessonId} lessonId={lessonId} token={null} back={back} />;
}
