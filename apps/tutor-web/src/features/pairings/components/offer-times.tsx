import { Button } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import dynamic from "next/dynamic";
import { useState } from "react";
import type { Pairing } from "../queries";

// The form loads for the tutors who open it.
const OfferSheet = dynamic(() => import("./offer-sheet"));

/** Other times for a proposal whose times do not suit: to offer, to wait for, or what the family said. */
export function OfferTimes({ pairing, phoneNumber }: { pairing: Pairing; phoneNumber: string }) {
  const [open, setOpen] = useState<boolean | null>(null);
  const { offer, declinedOffer } = pairing;
  if (declinedOffer) {
    return (
      <p className="mt-4 rounded-md bg-sunken px-4 py-3.5 text-body-sm text-fg-2">
        제안하신 <b className="font-semibold">{declinedOffer}</b>에는 어렵다는 답을 받았어요. 처음 제안받은 시간에는
        지금도 수락할 수 있어요.
      </p>
    );
  }
  return (
    <>
      {offer ? (
        <Card tone="soft" className="mt-4">
          <h2 className="text-title-3">학생 가족의 답을 기다려요</h2>
          <p className="mt-1 text-body font-semibold">{offer.lessonTimes}</p>
          <p className="mt-1 text-body-sm text-fg-2">
            좋다고 하면 이 시간으로 수업이 정해져요. 그 사이 다른 선생님이 먼저 맡을 수도 있어요.
          </p>
        </Card>
      ) : null}
      <Button variant="text" full className="mt-2" onClick={() => setOpen(true)}>
        {offer ? "제안한 시간 바꾸기" : "다른 시간 제안하기"}
      </Button>
      {open === null ? null : (
        <OfferSheet open={open} onClose={() => setOpen(false)} pairing={pairing} phoneNumber={phoneNumber} />
      )}
    </>
  );
}
