import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { Button } from "@pkg/ui/button";
import { NativeSelect } from "@pkg/ui/native-select";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useRefusal } from "@pkg/web/features/lessons/use-refusal";
import { type Pairing, useOfferTimes } from "../queries";
import {
  chosenTimes,
  DAY_CHOICES,
  dayField,
  emptyTimes,
  missingTimes,
  type TimeValues,
  timeChoices,
  timeField,
} from "../time-choices";

type OfferSheetProps = { open: boolean; onClose: () => void; pairing: Pairing; phoneNumber: string };

/** Asks for a day and a time of each weekly lesson, and offers them to the family. */
export default function OfferSheet({ open, onClose, pairing, phoneNumber }: OfferSheetProps) {
  const { lessonsPerWeek, minutes } = pairing;
  const offer = useOfferTimes(pairing.id, phoneNumber);
  const { refusal, refuse, clear } = useRefusal();
  const form = useDomainForm<Record<string, string>>({
    defaultValues: emptyTimes(lessonsPerWeek),
    validate: missingTimes,
    save: async (values: TimeValues) => {
      clear();
      const tutorId = pairing.candidateTutors[0]?.tutorId ?? "";
      await offer.mutateAsync({ tutorId, lessonStarts: chosenTimes(values, lessonsPerWeek) });
      onClose();
    },
    onError: refuse,
  });
  const times = timeChoices(minutes);
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="언제 만날 수 있나요?"
      description={`한 주에 ${lessonsPerWeek}회, 한 번에 ${minutes}분이에요. 학생 가족이 좋다고 하면 이 시간으로 수업이 정해져요.`}
    >
      <form onSubmit={form.submit} noValidate className="pt-3">
        {Array.from({ length: lessonsPerWeek }, (_, index) => (
          <div key={dayField(index)} className="mt-4 grid grid-cols-2 gap-4 first:mt-0">
            <NativeSelect
              {...form.field(dayField(index))}
              label={lessonsPerWeek === 1 ? "요일" : `${index + 1}번째 수업 요일`}
              placeholder="고르기"
              options={DAY_CHOICES}
            />
            <NativeSelect
              {...form.field(timeField(index))}
              label="시작하는 시간"
              placeholder="고르기"
              options={times}
            />
          </div>
        ))}
        {refusal ? (
          <p role="alert" className="mt-3 text-body-sm text-error">
            {refusal}
          </p>
        ) : null}
        <Button type="submit" size="lg" full className="mt-6" busy={form.busy} busyLabel="보내고 있어요">
          이 시간 제안하기
        </Button>
      </form>
    </BottomSheet>
  );
}
