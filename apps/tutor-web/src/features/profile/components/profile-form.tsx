import { Button } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { UnsavedGuard } from "@pkg/web/features/form/unsaved-guard";
import { api, dataOf } from "@pkg/web/platform/api/api";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import Eye from "lucide-react/icons/eye";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { OwnConflict } from "@/lib/own-form/own-conflict";
import { SaveBar } from "@/lib/own-form/save-bar";
import { useOwnForm } from "@/lib/own-form/use-own-form";
import { type OwnTutor, readOwnTutor, TUTOR, TUTOR_READINGS } from "@/lib/own-tutor/own-tutor";
import {
  factRows,
  factsOf,
  type ProfileFacts,
  type ProfileValues,
  profileProblems,
  toFacts,
  valuesOf,
} from "../profile-values";
import { CheckedFacts } from "./checked-facts";
import { ProfileFields } from "./profile-fields";
import { ProfilePreview } from "./profile-preview";

/** The profile: editable fields, verified facts, and a preview. */
export function ProfileForm({ stored }: { stored: OwnTutor }) {
  const [isPreview, setPreview] = useState(false);
  const { base, form, isDirty, conflict } = useOwnForm<OwnTutor, ProfileFacts, ProfileValues>({
    stored,
    valuesOf,
    toFacts,
    validate: (values, { activeStudents }) => profileProblems(values, activeStudents),
    queryKey: TUTOR.queryKey,
    outdates: TUTOR_READINGS,
    pick: factsOf,
    read: readOwnTutor,
    send: ({ teachingBasis, ...rest }, version) =>
      dataOf(
        api().PATCH("/tutors/me", {
          body: { ...rest, ...(teachingBasis ? { teachingBasis } : {}) },
          params: { header: { "if-match": version } },
        }),
      ),
  });
  const values = useWatch({ control: form.control }) as ProfileValues;
  return (
    <form onSubmit={form.submit} noValidate className="max-w-180">
      <UnsavedGuard dirty={isDirty && !form.busy} />
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <PageTitle lead="학생과 학부모가 선생님을 고를 때 봐요.">어떤 선생님인가요?</PageTitle>
        <Button variant="line" size="sm" className="mb-6" onClick={() => setPreview(true)}>
          <Icon of={Eye} size={18} />
          미리 보기
        </Button>
      </div>
      <OwnConflict conflict={conflict} rows={({ latest, mine }) => factRows(latest, mine)} />
      <ProfileFields form={form} base={base} stored={stored} />
      <CheckedFacts tutor={base} />
      <ProfilePreview open={isPreview} onClose={() => setPreview(false)} tutor={{ ...base, ...previewOf(values) }} />
      <SaveBar dirty={isDirty} busy={form.busy} />
    </form>
  );
}

/** The form's values for the preview; invalid ones are left out. */
function previewOf(values: ProfileValues) {
  const { teachingYears, ...facts } = toFacts(values);
  return { ...facts, ...(Number.isNaN(teachingYears) ? {} : { teachingYears }) };
}
