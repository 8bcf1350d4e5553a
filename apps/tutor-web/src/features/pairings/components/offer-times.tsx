import { Button } from "@pkg/ui/button";
import dynamic from "next/dynamic";
import { useState } from "react";
import type { Pairing } from "../queries";

// The form loads for the tutors who open it.
const OfferSheet = dynamic(() => import("./offer-sheet"));

/** The way to offer other times for a proposal whose times do not suit, or what the family said to them. */
export function OfferTimes({ pairing, phoneNumber }: { pairing: Pairing; phoneNumber: string }) {
  const [open, setOpen] = useState<boolean | null>(null);
  if (pairing.declinedOffer) {
    return (
      <p className="mt-4 rounded-md bg-sunken px-4 py-3.5 text-body-sm text-fg-2">
        제안하신 <b className="font-semibold">{pairing.declinedOffer}</b>에는 어렵다는 답을 받았어요. 처음 제안받은
        시간에는 지금도 수락할 수 있어요.
      </p>
    );
  }
  return (
    <>
      <Button variant="text" full className="mt-2" onClick={() => setOpen(true)}>
        다른 시간 제안하기
      </Button>
      {open === null ? null : (
        <OfferSheet open={open} onClose={() => setOpen(false)} pairing={pairing} phoneNumber={phoneNumber} />
      )}
    </>
  );
}
