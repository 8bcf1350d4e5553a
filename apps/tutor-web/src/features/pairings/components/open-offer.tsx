import { AlertDialog } from "@pkg/ui/alert-dialog";
import { Button } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { lazyPart } from "@pkg/ui/lazy-part";
import { toast } from "@pkg/ui/toast";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { useState } from "react";
import { type Pairing, useTakeBackOffer } from "../queries";

const OfferSheet = lazyPart(() => import("./offer-sheet"));

type OpenOfferProps = { pairing: Pairing & { offer: NonNullable<Pairing["offer"]> }; phoneNumber: string };

/** The times that a tutor has offered and the family has not answered: to change, or to take back. */
export function OpenOffer({ pairing, phoneNumber }: OpenOfferProps) {
  const [sheet, setSheet] = useState<boolean | null>(null);
  const [asks, setAsks] = useState(false);
  const takeBack = useTakeBackOffer(pairing.id, phoneNumber);
  const react = useErrorReaction();
  const { lessonTimes } = pairing.offer;
  const tutorId = pairing.candidateTutors[0]?.tutorId ?? "";
  return (
    <Card as="section" tone="accent" aria-labelledby="offered" className="mt-6">
      <h2 id="offered" className="text-body-sm text-fg-2">
        내가 제안한 시간 · 가족의 답을 기다려요
      </h2>
      <p className="mt-0.5 text-title-3">{lessonTimes}</p>
      <p className="mt-1.5 text-body-sm text-fg-2">
        아직 정해진 시간이 아니에요. 가족이 좋다고 하면 이 시간으로 수업이 정해져요. 그때까지 다른 학생의 수업을 잡아도
        괜찮아요.
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        <Button variant="line" full onClick={() => setAsks(true)}>
          이 시간 거두기
        </Button>
        <Button variant="line" full onClick={() => setSheet(true)}>
          시간 바꾸기
        </Button>
      </div>
      {sheet === null ? null : (
        <OfferSheet
          key={lessonTimes}
          open={sheet}
          onClose={() => setSheet(false)}
          pairing={pairing}
          phoneNumber={phoneNumber}
        />
      )}
      <AlertDialog
        open={asks}
        onClose={() => setAsks(false)}
        title="이 시간을 거둘까요?"
        description={`${lessonTimes}에 만나자고 한 것을 거둬요. 가족에게도 알려요.`}
        safe={{ label: "그대로 둘게요" }}
        act={{
          label: "거두기",
          busy: takeBack.isPending,
          busyLabel: "거두고 있어요",
          onPress: () =>
            takeBack.mutate(
              { params: { path: { id: pairing.id, tutorId } }, body: { phoneNumber } },
              {
                onSuccess: () => toast("제안한 시간을 거뒀어요."),
                onError: react,
                onSettled: () => setAsks(false),
              },
            ),
        }}
      />
    </Card>
  );
}
