import { TUTOR_RANK_NAMES, trialLesson } from "@pkg/domain";
import { Icon } from "@pkg/ui/icon";
import { FlowPanes, Page } from "@pkg/ui/layout";
import { StickyBar } from "@pkg/ui/sticky-bar";
import { TutorProfileView } from "@pkg/web/features/tutor/tutor-profile-view";
import { StructuredData } from "@pkg/web/platform/metadata/structured-data";
import ChevronLeft from "lucide-react/icons/chevron-left";
import Link from "next/link";
import { notFound } from "next/navigation";
import { LoadFailure } from "@/lib/site/load-failure";
import { loadProducts, loadSubjects } from "@/lib/site/public-data";
import { loadTutor } from "@/lib/tutors/public-tutors";
import { ShareTutor } from "./components/share-tutor";
import { TrialFirst } from "./components/trial-first";
import { TutorActions, TutorOffer } from "./components/tutor-offer";
import { TutorResting } from "./components/tutor-resting";
import { TutorReviews } from "./components/tutor-reviews";
import { TutorVoice } from "./components/tutor-voice";
import { taughtSubjects, tutorData } from "./tutor-data";

/** `/tutors/[id]`: who the tutor is, when there is time, and the trial lesson first. Server only. */
export async function TutorsDetailPage({ id }: { id: string }) {
  const loaded = await Promise.all([loadTutor(id), loadSubjects(), loadProducts()]).catch(() => null);
  if (!loaded) {
    return (
      <Page className="py-16">
        <LoadFailure level={1} title="선생님을 불러오지 못했어요" reason="잠시 후 다시 불러와 주세요." />
      </Page>
    );
  }
  const [tutor, subjects, products] = loaded;
  if (!tutor) notFound();
  const trial = trialLesson(products, { tutorRank: tutor.rank });
  const taught = tutor.subjects.confidenceSubjects.map(({ subject }) => subject);
  const given = tutor.lessonsGiven > 0 ? [`나란에서 수업 ${tutor.lessonsGiven}회`] : [];
  const rank = tutor.rank === "EXPERT" ? [TUTOR_RANK_NAMES.EXPERT] : [];
  return (
    <div className="flex min-h-[inherit] flex-col">
      <StructuredData data={tutorData(tutor, taughtSubjects(tutor, subjects), trial)} />
      <Page className="pb-14 lg:pb-0">
        <div className="flex items-center justify-between gap-3 lg:mt-6">
          <Link
            href="/tutors"
            className="-ml-1 inline-flex min-h-11 items-center gap-0.5 text-body-sm text-fg-2 hover:underline"
          >
            <Icon of={ChevronLeft} size={18} />
            선생님 찾기
          </Link>
          <ShareTutor id={tutor.id} name={tutor.name} />
        </div>
        <FlowPanes
          className="lg:pt-3"
          asideLabel="신청"
          aside={
            <div className="max-lg:hidden">
              {tutor.takesStudents ? (
                <TrialFirst subjects={taught} otherwise={<TutorOffer tutor={tutor} trial={null} />}>
                  <TutorOffer tutor={tutor} trial={trial} />
                </TrialFirst>
              ) : (
                <TutorResting tutor={tutor} />
              )}
            </div>
          }
        >
          <div className="pt-2">
            <TutorProfileView
              level={1}
              tutor={tutor}
              subjects={subjects}
              freeDays={tutor.freeDays}
              moreLines={[...rank, ...given]}
            >
              {tutor.voiceSeconds === null ? null : (
                <TutorVoice id={tutor.id} name={tutor.name} seconds={tutor.voiceSeconds} />
              )}
            </TutorProfileView>
            <TutorReviews tutorId={tutor.id} />
          </div>
        </FlowPanes>
      </Page>
      <StickyBar className="lg:hidden">
        {tutor.takesStudents ? (
          <TrialFirst subjects={taught} otherwise={<TutorActions tutor={tutor} trial={null} />}>
            <TutorActions tutor={tutor} trial={trial} />
          </TrialFirst>
        ) : (
          <TutorResting tutor={tutor} />
        )}
      </StickyBar>
    </div>
  );
}
