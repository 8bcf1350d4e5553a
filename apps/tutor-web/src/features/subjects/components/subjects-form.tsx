import { TUTOR_SUBJECT_LISTS, type TutorRank, type TutorSubjectList, tutorSubjectProblems } from "@pkg/domain";
import { Tabs } from "@pkg/ui/tabs";
import { UnsavedGuard } from "@pkg/web/features/form/unsaved-guard";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import type { CatalogueSubject } from "@pkg/web/features/tutor/use-catalogue";
import { api, dataOf } from "@pkg/web/platform/api/api";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useController } from "react-hook-form";
import { OwnConflict } from "@/lib/own-form/own-conflict";
import { SaveBar } from "@/lib/own-form/save-bar";
import { useOwnForm } from "@/lib/own-form/use-own-form";
import { type OwnSubjects, readOwnSubjects, SUBJECTS, TUTOR_READINGS } from "@/lib/own-tutor/own-tutor";
import {
  choiceOf,
  conflictRows,
  LIST_LABELS,
  listsOf,
  NOTHING,
  type SubjectChoice,
  type SubjectLists,
  toLists,
} from "../subject-choice";
import { ConfidenceRows } from "./confidence-rows";
import { SubjectPanel } from "./subject-panel";

type SubjectsFormProps = { stored: OwnSubjects; catalogue: CatalogueSubject[]; rank: TutorRank };

type Values = { choice: SubjectChoice };

/** The form of details by list and confidence by subject. */
export function SubjectsForm({ stored, catalogue, rank }: SubjectsFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const [list, setList] = useState<TutorSubjectList>("middleSchoolSubjects");
  const problemsIn = (choice: SubjectChoice) =>
    tutorSubjectProblems(toLists(choice, catalogue, NOTHING), catalogue, rank);
  const { base, form, conflict } = useOwnForm<OwnSubjects, SubjectLists, Values>({
    stored,
    valuesOf: (latest) => ({ choice: choiceOf(latest) }),
    toFacts: ({ choice }, latest) => toLists(choice, catalogue, latest),
    validate: ({ choice }) => ({ choice: problemsIn(choice)[0]?.message }),
    recheck: true,
    onError: useRejection(),
    queryKey: SUBJECTS.queryKey,
    outdates: TUTOR_READINGS,
    // Each subject of a list needs its confidence.
    together: true,
    pick: listsOf,
    read: readOwnSubjects,
    send: (body, version) =>
      dataOf(api().POST("/tutors/me/subjects", { body, params: { header: { "if-match": version } } })),
  });
  const { field, fieldState } = useController({ control: form.control, name: "choice" });
  const { value: choice, onChange } = field;
  const lists = toLists(choice, catalogue, base);
  const isDirty = JSON.stringify(lists) !== JSON.stringify(toLists(choiceOf(base), catalogue, base));
  const problems = fieldState.error ? problemsIn(choice) : [];
  const errorOf = (path: string) => problems.find((problem) => problem.path === path)?.message;

  /** Opens the list of the first problem, or focuses its row. */
  function showFirst(): void {
    const path = problemsIn(form.getValues("choice"))[0]?.path;
    const wrongList = TUTOR_SUBJECT_LISTS.find((one) => one === path);
    if (wrongList) setList(wrongList);
    else element.current?.querySelector<HTMLElement>(`[data-field="${path}"] input`)?.focus();
  }
  const show = useEffectEvent(showFirst);
  useEffect(() => field.ref({ focus: () => show() }), [field.ref]);

  return (
    <form ref={element} onSubmit={form.submit} noValidate className="max-w-180">
      <UnsavedGuard dirty={isDirty && !form.busy} />
      <PageTitle lead="고른 과목을 배우려는 학생만 제안해 드려요.">무엇을 가르치나요?</PageTitle>
      <OwnConflict conflict={conflict} rows={({ latest, mine }) => conflictRows(latest, mine, catalogue)} />
      <Tabs
        label="학교급"
        value={list}
        onChange={setList}
        tabs={TUTOR_SUBJECT_LISTS.map((one) => ({
          value: one,
          label: LIST_LABELS[one],
          count: lists[one].length,
          panel: (
            <SubjectPanel
              list={one}
              catalogue={catalogue}
              rank={rank}
              locked={base.subjectsInLessons}
              keys={choice.keys}
              error={errorOf(one)}
              onChange={(keys) => onChange({ ...choice, keys })}
            />
          ),
        }))}
      />
      <ConfidenceRows
        catalogue={catalogue}
        choice={choice}
        errorOf={(subject) => errorOf(`confidenceSubjects.${subject}`)}
        onChange={(subject, level) => onChange({ ...choice, levels: { ...choice.levels, [subject]: level } })}
      />
      <SaveBar dirty={isDirty} busy={form.busy} />
    </form>
  );
}
