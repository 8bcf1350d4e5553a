import { proposalPace } from "@pkg/domain";
import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { Button } from "@pkg/ui/button";
import { NativeSelect } from "@pkg/ui/native-select";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { Refusal } from "@pkg/web/features/lessons/changes/refusal";
import { useRefusal } from "@pkg/web/features/lessons/changes/use-refusal";
import { useState } from "react";
import { type Pairing, useOfferTimes } from "../queries";
import {
  chosenTimes,
  DAY_CHOICES,
  dayField,
  fieldsOf,
  type TimeValues,
  timeChoices,
  timeField,
  timeProblems,
} from "../time-choices";

type OfferSheetProps = { open: boolean; onClose: () => void; pairing: Pairing; phoneNumber: string };

/** Asks for a day and a time of each weekly lesson, beside what was asked for, and offers them to the family. */
export default function OfferSheet({ open, onClose, pairing, phoneNumber }: OfferSheetProps) {
  const { lessonsPerWeek } = pairing;
  const offer = useOfferTimes(pairing.id, phoneNumber);
  const { refusal, refuse, clear } = useRefusal();
  const first = fieldsOf(lessonsPerWeek, pairing.offer?.lessonStarts ?? []);
  const [chosen, setChosen] = useState<TimeValues>(first);
  const form = useDomainForm<Record<string, string>>({
    defaultValues: first,
    validate: (values) => timeProblems(values, pairing),
    onChange: setChosen,
    save: async (values: TimeValues) => {
      clear();
      const tutorId = pairing.candidateTutors[0]?.tutorId ?? "";
      await offer.mutateAsync({
        params: { path: { id: pairing.id, tutorId } },
        body: { phoneNumber, lessonStarts: chosenTimes(values, lessonsPerWeek) },
      });
      onClose();
    },
    onError: refuse,
  });
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="언제 만날 수 있나요?"
      description={`${proposalPace(pairing)} 수업이에요. 학생 가족이 좋다고 하면 이 시간으로 수업이 정해지고, 내 가능한 시간에도 더해져요.`}
    >
      <p className="mt-3 flex flex-wrap gap-x-3 rounded-md bg-sunken px-4 py-3 text-body-sm">
        <span className="text-fg-3">제안받은 시간</span>
        <b className="font-semibold">{pairing.lessonTimes}</b>
      </p>
      <form onSubmit={form.submit} noValidate className="pt-4">
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
              options={timeChoices(pairing, chosen[dayField(index)] ?? "")}
            />
          </div>
        ))}
        <Refusal text={refusal} />
        <Button type="submit" size="lg" full className="mt-6" busy={form.busy} busyLabel="보내고 있어요">
          {pairing.offer ? "이 시간으로 바꾸기" : "이 시간 제안하기"}
        </Button>
      </form>
    </BottomSheet>
  );
}
