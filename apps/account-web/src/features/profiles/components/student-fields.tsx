import { Checkbox } from "@pkg/ui/checkbox";
import type { DomainForm } from "@pkg/web/features/form/use-domain-form";
import Link from "next/link";
import { Controller } from "react-hook-form";
import { PersonFields } from "@/lib/person/person-fields";
import { StudyFields } from "@/lib/person/study-fields";
import type { NewStudent } from "../new-student";

type StudentFieldsProps = {
  form: DomainForm<NewStudent>;
  /** Whether a guardian has to consent. */
  isConsentAsked: boolean;
};

/** Who a student is and where they learn, and the guardian's consent to a child under 14. */
export function StudentFields({ form, isConsentAsked }: StudentFieldsProps) {
  return (
    <>
      <PersonFields field={form.field} placeholders={{ name: "김하준", birthYear: "2012" }} />
      <div className="mt-7 grid gap-7">
        <Controller
          control={form.control}
          name="study"
          render={({ field: { ref, value, onChange } }) => (
            <StudyFields ref={ref} value={value} onChange={onChange} error={form.errors.study?.message} />
          )}
        />
        {isConsentAsked ? (
          <Checkbox
            {...form.register("consent")}
            error={form.errors.consent?.message}
            label={
              <>
                <span className="text-fg-3">필수</span> 보호자로서{" "}
                <Link href="/terms/under-14-privacy" target="_blank" className="underline underline-offset-4">
                  만 14세 미만 자녀의 개인정보 수집
                </Link>
                에 동의해요
              </>
            }
          />
        ) : null}
      </div>
    </>
  );
}
