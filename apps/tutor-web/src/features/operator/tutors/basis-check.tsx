import { formatKoreanDate, teachingBasisText, toKstDate } from "@pkg/domain";
import { RowAct } from "../forms/row-act";
import { basisToCheck } from "../proofs/basis-to-check";
import { ProofButton } from "../proofs/proof-button";
import { type DeskTutorDetail, readTutorProofLink, useBasisCheck } from "./tutor-queries";

/** By what a tutor teaches: the proof of the answer, and the note whether both agree. */
export function BasisCheck({ tutor }: { tutor: DeskTutorDetail }) {
  const check = useBasisCheck();
  const { studyProof } = tutor;
  const canCheck = tutor.teachingBasis !== null && tutor.basisCheckedAt === null;
  const note = (agrees: boolean) => (reason: string) =>
    check.mutateAsync({
      params: { path: { id: tutor.id }, header: { "if-match": studyProof?.createdAt } },
      body: { agrees, reason },
    });
  return (
    <section aria-labelledby="basis">
      <h2 id="basis" className="text-title-3">
        재학·과외 신고
      </h2>
      <p className="mt-1.5 mb-3 text-body-sm text-fg-2">{stateText(tutor)}</p>
      <div className="flex flex-wrap gap-2">
        {studyProof ? <ProofButton proof={studyProof} readLink={() => readTutorProofLink(tutor.id)} /> : null}
        {studyProof && canCheck ? (
          <>
            <RowAct
              label="확인했다고 남기기"
              name={`${tutor.name} 선생님 서류 확인했다고 남기기`}
              help={`답과 서류가 맞을 때만 남겨 주세요. 서류를 지우고, ${tutor.name} 선생님께 문자로 알려요.`}
              busyLabel="남기고 있어요"
              done="확인했다고 남겼어요"
              onSend={note(true)}
            />
            <RowAct
              label="돌려보내기"
              name={`${tutor.name} 선생님 서류 돌려보내기`}
              help={`서류를 지우고, 적은 이유와 함께 다시 올려 달라고 ${tutor.name} 선생님께 문자를 보내요.`}
              busyLabel="돌려보내고 있어요"
              done="돌려보냈어요"
              onSend={note(false)}
            />
          </>
        ) : null}
      </div>
    </section>
  );
}

function stateText(tutor: DeskTutorDetail): string {
  const { basisCheckedAt, basisCheckerName, studyProof } = tutor;
  const answer = teachingBasisText(tutor);
  if (!answer) return "아직 답하지 않았어요.";
  if (basisCheckedAt) {
    const day = formatKoreanDate(toKstDate(new Date(basisCheckedAt)));
    return `${answer}. ${day}에 ${basisCheckerName ? `${basisCheckerName} 님이` : "직원이"} 서류를 확인했어요.`;
  }
  if (!studyProof) return `${answer}. 선생님이 아직 서류를 올리지 않았어요.`;
  return `${answer}. ${basisToCheck(tutor)} 열어 본 기록이 남아요.`;
}
