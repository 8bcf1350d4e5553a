"use client";

import { useCatalogue } from "@pkg/web/features/tutor/use-catalogue";
import { useOwnSubjects, useOwnTutor } from "@/lib/own-tutor/own-tutor";
import { TutorGate } from "@/lib/own-tutor/tutor-gate";
import { SubjectsForm } from "./components/subjects-form";

/** `/subjects`: the tutor's subjects and confidence. */
export function SubjectsPage() {
  const [tutor, subjects, catalogue] = [useOwnTutor(), useOwnSubjects(), useCatalogue()];
  return (
    <TutorGate reading={tutor} what="내 정보를">
      {({ rank }) => (
        <TutorGate reading={subjects} what="과목을">
          {(stored) => (
            <TutorGate reading={catalogue} what="과목 목록을">
              {(list) => <SubjectsForm stored={stored} catalogue={list} rank={rank} />}
            </TutorGate>
          )}
        </TutorGate>
      )}
    </TutorGate>
  );
}
