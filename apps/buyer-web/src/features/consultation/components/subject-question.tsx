import { PillToggles } from "@pkg/ui/pill-group";
import type { DomainForm } from "@pkg/web/features/form/use-domain-form";
import { useCatalogue } from "@pkg/web/features/tutor/use-catalogue";
import { Controller } from "react-hook-form";
import type { ConsultationValues } from "../consultation-form";

/** Which subjects the call is about; none when the family is not sure, or the catalogue cannot be read. */
export function SubjectQuestion({ control }: Pick<DomainForm<ConsultationValues>, "control">) {
  const { data } = useCatalogue();
  if (!data) return null;
  return (
    <Controller
      control={control}
      name="subjects"
      render={({ field, fieldState }) => (
        <PillToggles
          ref={field.ref}
          legend="어떤 과목이 궁금한가요?"
          legendLook="title"
          note="아직 모르겠으면 비워 두세요."
          options={data.map(({ key, label }) => ({ value: key, label }))}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
