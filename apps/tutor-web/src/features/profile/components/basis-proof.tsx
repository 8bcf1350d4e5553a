import { formatKoreanDate, type TeachingBasis } from "@pkg/domain";
import { Icon } from "@pkg/ui/icon";
import { api, dataOf } from "@pkg/web/platform/api/api";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import CircleCheck from "lucide-react/icons/circle-check";
import { type OwnTutor, returnedText, TUTOR } from "@/lib/own-tutor/own-tutor";
import { StudyProof } from "@/lib/study-proof/study-proof";
import { PAPER_ASKED, PAPER_STOPS_NOTHING } from "@/lib/teaching-basis";

/** The paper that proves each answer. */
const PAPERS: Readonly<Record<TeachingBasis, { legend: string; which: string }>> = {
  ENROLLED: { legend: "재학증명서", which: "이번 학기 재학증명서를 올려 주세요." },
  REPORTED: { legend: "신고증명서", which: "번호가 보이는 개인과외교습자 신고증명서를 올려 주세요." },
};

const PLACE = {
  issueUrl: async () => (await dataOf(api().GET("/tutors/me/study-proof/signed-url"))).signedUrl,
  queryKey: TUTOR.queryKey,
};

/** What proves the saved answer by what the tutor teaches, or when staff checked it. Renders nothing without an answer. */
export function BasisProof({ tutor }: { tutor: OwnTutor }) {
  const { teachingBasis, basisCheckedAt, studyProof, proofReturned } = tutor;
  if (!teachingBasis) return null;
  const { legend, which } = PAPERS[teachingBasis];
  if (basisCheckedAt) {
    return (
      <p className="flex items-center gap-2 text-body-sm">
        <Icon of={CircleCheck} size={20} className="text-success" />
        {legend} 확인했어요 · {formatKoreanDate(new Date(basisCheckedAt), { now: serverNow() })}
      </p>
    );
  }
  return (
    <StudyProof
      legend={legend}
      which={which}
      kept={
        studyProof
          ? `직원 확인을 기다려요. ${PAPER_STOPS_NOTHING} 확인하면 파일을 바로 지우고 문자로 알려 드려요.`
          : `${PAPER_ASKED} 직원이 보고, 확인하면 바로 지워요.`
      }
      proof={studyProof}
      place={PLACE}
      error={proofReturned ? `${returnedText(proofReturned)} 다시 올려 주세요.` : undefined}
    />
  );
}
