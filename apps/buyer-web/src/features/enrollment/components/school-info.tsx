import { FieldGroup } from "@pkg/ui/field";
import type { DomainForm } from "@pkg/web/features/form/use-domain-form";
import { FormProvider } from "react-hook-form";
import { type SchoolInfo as Info, SchoolFields } from "@/lib/school-fields";

/** Grade and school of the chosen student: asked for only while they are missing. */
export function SchoolInfo({ name, form }: { name: string; form: DomainForm<Info> }) {
  return (
    <section aria-labelledby="school-info" className="border-t-8 border-sunken px-(--size-gutter) py-8">
      <h2 id="school-info" className="mb-4 text-title-2">
        {name} 학생의 학년과 학교
      </h2>
      <FormProvider {...form}>
        <FieldGroup>
          <SchoolFields />
        </FieldGroup>
      </FormProvider>
    </section>
  );
}
