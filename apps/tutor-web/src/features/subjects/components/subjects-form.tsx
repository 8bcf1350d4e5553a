import { TUTOR_SUBJECT_LISTS, type TutorRank, type TutorSubjectList, tutorSubjectProblems } from "@pkg/domain";
import { Tabs } from "@pkg/ui/tabs";
import { UnsavedGuard } from "@pkg/web/features/form/unsaved-guard";
import type { CatalogueSubject } from "@pkg/web/features/tutor/use-catalogue";
import { api, dataOf } from "@pkg/web/platform/api/api";
import { PageTitle } from "@pkg/web/platform/shell/page-title";
import { type FormEvent, useRef, useState } from "react";
import { focusField } from "@/lib/focus-field";
import { OwnConflict } from "@/lib/own-conflict";
import { type OwnSubjects, readOwnSubjects, SUBJECTS_KEY, TUTOR_READINGS } from "@/lib/own-tutor";
import { SaveBar } from "@/lib/save-bar";
import { useOwnSave } from "@/lib/use-own-save";
import {
  choiceOf,
  confidenceText,
  LIST_LABELS,
  listsOf,
  listText,
  NOTHING,
  type SubjectLists,
  toLists,
} from "../subject-choice";
import { ConfidenceRows } from "./confidence-rows";
import { SubjectPanel } from "./subject-panel";

type SubjectsFormProps = { stored: OwnSubjects; catalogue: CatalogueSubject[]; rank: TutorRank };

/** Details by list, the confidence in each subject, and saving them. */
export function SubjectsForm({ stored, catalogue, rank }: SubjectsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(stored);
  const [choice, setChoice] = useState(() => choiceOf(stored));
  const [list, setList] = useState<TutorSubjectList>("middleSchoolSubjects");
  const [isPressed, setPressed] = useState(false);
  const start = (latest: OwnSubjects) => {
    setBase(latest);
    setChoice(choiceOf(latest));
    setPressed(false);
  };
  const saving = useOwnSave<OwnSubjects, SubjectLists>({
    queryKey: SUBJECTS_KEY,
    outdates: TUTOR_READINGS,
    base,
    pick: listsOf,
    read: readOwnSubjects,
    send: (body, version) =>
      dataOf(api().POST("/tutors/me/subjects", { body, params: { header: { "if-match": version } } })),
    onStored: start,
  });
  const lists = toLists(choice, catalogue, base);
  const isDirty = JSON.stringify(lists) !== JSON.stringify(toLists(choiceOf(base), catalogue, base));
  const found = tutorSubjectProblems(toLists(choice, catalogue, NOTHING), catalogue, rank);
  const problems = isPressed ? found : [];
  const errorOf = (path: string) => problems.find((problem) => problem.path === path)?.message;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    const [first] = found;
    if (!first) return void saving.save(lists);
    const wrongList = TUTOR_SUBJECT_LISTS.find((one) => one === first.path);
    if (wrongList) return setList(wrongList);
    focusField(form.current, first.path);
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className="max-w-180">
      <UnsavedGuard dirty={isDirty && !saving.busy} />
      <PageTitle lead="고른 과목의 학생만 제안을 보내 드려요.">무엇을 가르치나요?</PageTitle>
      <OwnConflict
        saving={saving}
        rows={({ latest, mine }) => [
          ...TUTOR_SUBJECT_LISTS.map((one) => ({
            label: `${LIST_LABELS[one]} 과목`,
            theirs: listText(latest, one, catalogue),
            mine: listText(mine, one, catalogue),
          })),
          {
            label: "자신도",
            theirs: confidenceText(latest, catalogue),
            mine: confidenceText(mine, catalogue),
          },
        ]}
        onTheirs={start}
      />
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
              onChange={(keys) => setChoice({ ...choice, keys })}
            />
          ),
        }))}
      />
      <ConfidenceRows
        catalogue={catalogue}
        choice={choice}
        errorOf={(subject) => errorOf(`confidenceSubjects.${subject}`)}
        onChange={(subject, level) => setChoice({ ...choice, levels: { ...choice.levels, [subject]: level } })}
      />
      <SaveBar dirty={isDirty} busy={saving.busy} />
    </form>
  );
}
