import { formatWon } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { PillToggles } from "@pkg/ui/pill-group";
import { TextField } from "@pkg/ui/text-field";
import { toast } from "@pkg/ui/toast";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { Controller, useWatch } from "react-hook-form";
import { REASON_MAX } from "../forms/staff-reason";
import { type OfferableClass, useMakeOffer } from "./class-offer-queries";
import { type ClassOfferValues, classOfferProblems, productsOf } from "./class-offer-values";
import { CreditLines, classNameOf } from "./credit-lines";

type ContinuationFormProps = {
  id: string;
  /** Those that can go on now, this one first. */
  classes: readonly OfferableClass[];
  /** Who gets the offer, with their phone number. */
  whom: string;
};

/** Which classes go on together and with which products, and what is taken off for what is left. */
export function ContinuationForm({ id, classes, whom }: ContinuationFormProps) {
  const make = useMakeOffer(id);
  const form = useDomainForm<ClassOfferValues>({
    defaultValues: {
      matchIds: [id],
      productIds: productsOf(classes, [id]).map((product) => String(product.id)),
      reason: "",
    },
    validate: (values) => classOfferProblems(values, classes),
    save: async ({ matchIds, productIds, reason }) => {
      await make.mutateAsync({
        body: { matchIds: [...matchIds], productIds: productIds.map(Number), reason: reason.trim() },
      });
      toast("이어 듣기 제안을 보냈어요.", { tone: "ok" });
    },
  });
  const { control } = form;
  const matchIds = useWatch({ control, name: "matchIds" });
  const products = productsOf(classes, matchIds);
  // Other classes bring other products: all of them are offered until some are taken away.
  const choose = (ids: readonly string[]) => {
    form.setValue("matchIds", ids);
    form.setValue(
      "productIds",
      productsOf(classes, ids).map((product) => String(product.id)),
    );
  };
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      {classes.length > 1 ? (
        <Controller
          control={control}
          name="matchIds"
          render={({ field, fieldState }) => (
            <PillToggles
              ref={field.ref}
              legend="함께 이어 들을 수업"
              legendLook="field"
              options={classes.map((one) => ({ value: one.matchId, label: classNameOf(one) }))}
              value={field.value}
              onChange={choose}
              error={fieldState.error?.message}
            />
          )}
        />
      ) : null}
      <Controller
        control={control}
        name="productIds"
        render={({ field, fieldState }) => (
          <PillToggles
            ref={field.ref}
            legend="제안할 상품"
            legendLook="field"
            options={products.map((product) => ({
              value: String(product.id),
              label: `${product.name} ${formatWon(product.finalCost)}`,
            }))}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <CreditLines classes={classes.filter(({ matchId }) => matchIds.includes(matchId))} />
      <TextField
        {...form.field("reason")}
        label="제안하는 이유"
        help={`${whom}께 제안이 가고 문자로 알려요. 기록에 남으니 개인정보는 적지 마세요.`}
        maxLength={REASON_MAX}
      />
      <Button type="submit" busy={form.busy} busyLabel="보내고 있어요" className="justify-self-start">
        이어 듣기 제안 보내기
      </Button>
    </form>
  );
}
