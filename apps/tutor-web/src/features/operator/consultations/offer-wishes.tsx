import { TEXT_LENGTHS, TUTOR_GENDER_LABELS, TUTOR_STYLE_LABELS, TUTOR_STYLES } from "@pkg/domain";
import { PillGroup, PillToggles } from "@pkg/ui/pill-group";
import { TextArea } from "@pkg/ui/text-area";
import type { DomainForm } from "@pkg/web/features/form/use-domain-form";
import { Controller, useWatch } from "react-hook-form";
import type { OfferValues } from "./offer-values";
import { OfferWeek } from "./offer-week";

const GENDERS = [
  { value: "ANY", label: "상관없어요" },
  { value: "FEMALE", label: TUTOR_GENDER_LABELS.FEMALE },
  { value: "MALE", label: TUTOR_GENDER_LABELS.MALE },
] as const;
const STYLES = TUTOR_STYLES.map((style) => ({ value: style, label: TUTOR_STYLE_LABELS[style] }));

/** What the family wishes of the tutor: it stands in the form that the buyer sees after paying. */
export function OfferWishes({ form }: { form: DomainForm<OfferValues> }) {
  const { control } = form;
  const [liked, disliked] = useWatch({ control, name: ["likedTutorStyles", "dislikedTutorStyles"] });
  return (
    <div className="grid gap-5">
      <Controller
        control={control}
        name="gender"
        render={({ field }) => (
          <PillGroup
            legend="선생님 성별"
            legendLook="field"
            options={GENDERS}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="likedTutorStyles"
        render={({ field }) => (
          <PillToggles
            legend="좋아하는 성향"
            legendLook="field"
            options={STYLES.filter(({ value }) => !disliked.includes(value))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="dislikedTutorStyles"
        render={({ field }) => (
          <PillToggles
            legend="피하고 싶은 성향"
            legendLook="field"
            tone="refuse"
            options={STYLES.filter(({ value }) => !liked.includes(value))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <OfferWeek control={control} />
      <TextArea {...form.field("tutorMemo")} label="선생님에게 전할 말" maxLength={TEXT_LENGTHS.tutorMemo.max} />
    </div>
  );
}
