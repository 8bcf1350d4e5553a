import { FieldGroup } from "@pkg/ui/field";
import { FlowSection } from "@pkg/ui/layout";
import type { DomainForm } from "@pkg/web/features/form/use-domain-form";
import { FormProvider } from "react-hook-form";
import { SchoolFields } from "@/lib/students/school-fields";
import type { SchoolValues } from "@/lib/students/school-values";

/** Grade and school of the chosen student, shown only while they are missing. */
export default function SchoolInfo({ name, form }: { name: string; form: DomainForm<SchoolValues> }) {
  return (
    <FlowSection aria-labelledby="school-info">
      <h2 id="school-info" className="mb-4 text-title-2">{`${name} 학생의 학년과 학교`}</h2>
      <FormProvider {...form}>
        <FieldGroup>
          <SchoolFields />
        </FieldGroup>
      </FormProvider>
    </FlowSection>
  );
}
