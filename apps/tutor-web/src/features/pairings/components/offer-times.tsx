import { Button } from "@pkg/ui/button";
import { lazyPart } from "@pkg/ui/lazy-part";
import { useState } from "react";
import type { Pairing } from "../queries";

// The form loads for the tutors who open it.
const OfferSheet = lazyPart(() => import("./offer-sheet"));

/** The way to offer other times for a proposal whose times do not suit; none after the family has said no to some. */
export function OfferTimes({ pairing, phoneNumber }: { pairing: Pairing; phoneNumber: string }) {
  const [open, setOpen] = useState<boolean | null>(null);
  if (pairing.declinedOffer) return null;
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
