import { Button } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { UnsavedGuard } from "@pkg/web/features/form/unsaved-guard";
import { useFormErrors } from "@pkg/web/features/form/use-form-errors";
import { api, dataOf } from "@pkg/web/platform/api/api";
import { PageTitle } from "@pkg/web/platform/shell/page-title";
import Eye from "lucide-react/icons/eye";
import { type FormEvent, useRef, useState } from "react";
import { focusField } from "@/lib/focus-field";
import { OwnConflict } from "@/lib/own-conflict";
import { type OwnTutor, readOwnTutor, TUTOR_KEY, TUTOR_READINGS } from "@/lib/own-tutor";
import { SaveBar } from "@/lib/save-bar";
import { useOwnSave } from "@/lib/use-own-save";
import {
  factRows,
  factsOf,
  type ProfileErrors,
  type ProfileFacts,
  type ProfileValues,
  profileProblems,
  toFacts,
  valuesOf,
} from "../profile-values";
import { CheckedFacts } from "./checked-facts";
import { ProfileFields } from "./profile-fields";
import { ProfilePreview } from "./profile-preview";

const FIELDS = ["introduction", "styles", "teachingYears", "capacity", "major"] as const;

/** What the tutor changes, what was checked at the application, and how buyers see it. */
export function ProfileForm({ stored }: { stored: OwnTutor }) {
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(stored);
  const [values, setValues] = useState(() => valuesOf(stored));
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [isPreview, setPreview] = useState(false);
  const start = (latest: OwnTutor) => {
    setBase(latest);
    setValues(valuesOf(latest));
    setErrors({});
  };
  const fail = (found: ProfileErrors) => {
    setErrors(found);
    const [first] = FIELDS.filter((name) => found[name]);
    if (first) focusField(form.current, first);
  };
  const saving = useOwnSave<OwnTutor, ProfileFacts>({
    queryKey: TUTOR_KEY,
    outdates: TUTOR_READINGS,
    base,
    pick: factsOf,
    read: readOwnTutor,
    send: (body, version) => dataOf(api().PATCH("/tutors/me", { body, params: { header: { "if-match": version } } })),
    onStored: start,
    onError: useFormErrors(FIELDS, fail),
  });
  const isDirty = JSON.stringify(values) !== JSON.stringify(valuesOf(base));
  const change = (part: Partial<ProfileValues>) => {
    setValues({ ...values, ...part });
    const changed = Object.keys(part);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !changed.includes(name))));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = profileProblems(values, base.activeStudents);
    if (Object.keys(found).length > 0) return fail(found);
    void saving.save(toFacts(values));
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="max-w-180">
      <UnsavedGuard dirty={isDirty && !saving.busy} />
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <PageTitle lead="학생과 학부모가 선생님을 고를 때 봐요.">어떤 선생님인가요?</PageTitle>
        <Button variant="line" size="sm" className="mb-6" onClick={() => setPreview(true)}>
          <Icon of={Eye} size={18} />
          미리 보기
        </Button>
      </div>
      <OwnConflict saving={saving} rows={({ latest, mine }) => factRows(latest, mine)} onTheirs={start} />
      <ProfileFields values={values} errors={errors} activeStudents={base.activeStudents} onChange={change} />
      <CheckedFacts tutor={base} />
      <ProfilePreview open={isPreview} onClose={() => setPreview(false)} tutor={{ ...base, ...previewOf(values) }} />
      <SaveBar dirty={isDirty} busy={saving.busy} />
    </form>
  );
}

/** What is typed, as far as it can be shown. */
function previewOf(values: ProfileValues) {
  const { teachingYears, ...facts } = toFacts(values);
  return { ...facts, ...(Number.isNaN(teachingYears) ? {} : { teachingYears }) };
}
