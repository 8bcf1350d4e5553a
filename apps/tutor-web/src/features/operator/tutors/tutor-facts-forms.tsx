import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { Button } from "@pkg/ui/button";
import { useState } from "react";
import { phoneText } from "../words/whom-text";
import { TutorPhoneFields } from "./tutor-phone-fields";
import type { DeskTutorDetail } from "./tutor-queries";
import { TutorUniversityFields } from "./tutor-university-fields";

const SHEETS = {
  PHONE: { act: "휴대폰 바꾸기", Fields: TutorPhoneFields },
  UNIVERSITY: { act: "학교 바꾸기", Fields: TutorUniversityFields },
} as const;

/** What staff changes about a tutor after a call: the phone and the university, each in a sheet of its own. */
export function TutorFactsForms({ tutor }: { tutor: DeskTutorDetail }) {
  const [open, setOpen] = useState<keyof typeof SHEETS | null>(null);
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-title-3">
        휴대폰과 학교
      </h2>
      <p className="figures mt-1.5 mb-3 text-body-sm text-fg-2">
        {phoneText(tutor.phoneNumber)} · {tutor.universityName} {tutor.major}
      </p>
      <div className="flex flex-wrap gap-2">
        {(["PHONE", "UNIVERSITY"] as const).map((which) => {
          const { act, Fields } = SHEETS[which];
          return (
            <div key={which}>
              <Button variant="line" size="sm" aria-haspopup="dialog" onClick={() => setOpen(which)}>
                {act}
              </Button>
              <BottomSheet open={open === which} onClose={() => setOpen(null)} title={`${tutor.name} 선생님 ${act}`}>
                <Fields tutor={tutor} onClose={() => setOpen(null)} />
              </BottomSheet>
            </div>
          );
        })}
      </div>
    </section>
  );
}
