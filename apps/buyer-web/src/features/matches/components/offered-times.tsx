import { formatKoreanDate, toKstDate } from "@pkg/domain";
import { AlertDialog } from "@pkg/ui/alert-dialog";
import { Button } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { toast } from "@pkg/ui/toast";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import { isApiError } from "@pkg/web/platform/api/api";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { showMessage } from "@pkg/web/platform/errors/app-dialog";
import { useState } from "react";
import type { Match } from "@/lib/lessons/matches";
import { type Suggestions, useAnswerOffer } from "../queries";

type Proposal = Suggestions["proposals"][number];
type Offered = Proposal & { offer: NonNullable<Proposal["offer"]> };

type OfferedTimesProps = {
  match: Pick<Match, "id" | "minutes" | "promisedOn">;
  proposals: readonly Proposal[];
  /** An answered offer leaves the page; also one that is over. */
  onPress: () => void;
};

/** Other times that tutors offer instead of the proposed ones, each to agree to or not. Nothing without any. */
export function OfferedTimes({ match, proposals, onPress }: OfferedTimesProps) {
  const offered = proposals.filter((proposal): proposal is Offered => proposal.offer !== null);
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby="offered-times" className="mt-6">
      <h2 id="offered-times" className="text-title-2">
        다른 시간을 제안한 선생님
      </h2>
      <ul className="mt-4 grid gap-4">
        {offered.map((proposal) => (
          <li key={proposal.tutor.id}>
            <Offer match={match} proposal={proposal} onPress={onPress} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Offer({ match, proposal, onPress }: Omit<OfferedTimesProps, "proposals"> & { proposal: Offered }) {
  const { tutor, offer } = proposal;
  const answer = useAnswerOffer();
  const reject = useRejection();
  const [asks, setAsks] = useState(false);
  // The offer may be gone with the answer: what is said about it stands above the page.
  const refuse = (error: unknown) => {
    if (isApiError(error, "class") && error.status === 409) showMessage(error.message);
    else reject(error);
  };
  const send = async (accepts: boolean, message: string) => {
    onPress();
    const body = { tutorId: tutor.id, lessonStarts: offer.lessonStarts, accepts };
    await answer.mutateAsync({ params: { path: { id: match.id } }, body }).then(() => toast(message), refuse);
    setAsks(false);
  };
  return (
    <Card tone="soft">
      <h3 className="text-title-3">{`${tutor.name} 선생님`}</h3>
      <p className="mt-1 text-body">
        <b className="font-semibold">{offer.lessonTimes}</b>에 만나면 어떨까요?
      </p>
      <p className="mt-1 text-body-sm text-fg-2">{`${untilText(match)} 어렵다고 하면 처음 조건에 맞는 시간으로만 수락할 수 있어요.`}</p>
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2.5">
        <Button
          variant="line"
          full
          busy={answer.isPending && !answer.variables.body.accepts}
          busyLabel="알리고 있어요"
          aria-label={`${tutor.name} 선생님이 제안한 시간은 어려워요`}
          onClick={() => void send(false, "이 시간은 어렵다고 알렸어요.")}
        >
          어려워요
        </Button>
        <Button full aria-label={`${tutor.name} 선생님과 이 시간으로 정하기`} onClick={() => setAsks(true)}>
          이 시간으로 정하기
        </Button>
      </div>
      <AlertDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={`${tutor.name} 선생님으로 정할까요?`}
        description={`${offer.lessonTimes}, 한 번에 ${match.minutes}분이에요. 정하면 다른 선생님께 보낸 제안은 끝나요.`}
        safe={{ label: "조금 더 볼게요" }}
        act={{
          label: "정하기",
          busy: answer.isPending,
          busyLabel: "정하고 있어요",
          onPress: () => void send(true, `${tutor.name} 선생님과 만나요.`),
        }}
      />
    </Card>
  );
}

/** The promised day is the last for an answer; another tutor may be faster. */
function untilText({ promisedOn }: Pick<Match, "promisedOn">): string {
  const isAhead = promisedOn !== null && promisedOn >= toKstDate(serverNow());
  const until = isAhead ? `${formatKoreanDate(promisedOn)}까지 답해 주세요. 그전에 ` : "답해 주세요. ";
  return `${until}다른 선생님이 수락하면 이 제안은 끝나요.`;
}
