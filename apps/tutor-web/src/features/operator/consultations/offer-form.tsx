import { CONSULTATION_OFFER_DAYS, isCallPromised, TEXT_LENGTHS, withParticle } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { TextArea } from "@pkg/ui/text-area";
import { TextField } from "@pkg/ui/text-field";
import { toast } from "@pkg/ui/toast";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useCatalogue } from "@pkg/web/features/tutor/use-catalogue";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { Controller } from "react-hook-form";
import { phoneText } from "../words/whom-text";
import { type ConsultationDetail, useOffer, useSoldProducts } from "./consultation-queries";
import { promiseOf } from "./consultation-text";
import { OfferCourseList } from "./offer-course-list";
import { type OfferValues, offerProblems, offerRefusal, toOffer, valuesOf } from "./offer-values";
import { OfferWishes } from "./offer-wishes";

type OfferFormProps = { found: ConsultationDetail; onSent: () => void };

/** Puts courses, a coupon and wishes together, and sends the link to their payment. */
export function OfferForm({ found, onSent }: OfferFormProps) {
  const offer = useOffer();
  const products = useSoldProducts();
  const subjects = useCatalogue();
  const form = useDomainForm<OfferValues>({
    defaultValues: valuesOf(found),
    validate: (values) => offerProblems(values, found),
    problemsOf: offerRefusal,
    save: async (values) => {
      await offer.mutateAsync({ params: { path: { id: found.id } }, body: toOffer(values, found) });
      toast("제안을 문자로 보냈어요.", { tone: "ok" });
      onSent();
    },
  });
  const failed = [products, subjects].find(({ error }) => error);
  if (failed) return <LoadProblem error={failed.error} onRetry={() => void failed.refetch()} what="수업 목록을" />;
  if (!products.data || !subjects.data) return <RowsSkeleton />;
  const sold = { products: products.data, subjects: subjects.data };
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-6 rounded-lg bg-sunken p-5">
      <div>
        <h2 className="text-title-3">제안 보내기</h2>
        <p className="mt-1 text-body-sm text-fg-2">
          <span className="num">{withParticle(phoneText(found.phoneNumber), "으로", "로")}</span> 결제 링크를 보내요.{" "}
          {CONSULTATION_OFFER_DAYS}일 동안 열리고, 앞서 보낸 제안은 닫혀요.
        </p>
      </div>
      <Controller
        control={form.control}
        name="courses"
        render={({ field, fieldState }) => (
          <OfferCourseList
            ref={field.ref}
            grade={found.grade}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
            {...sold}
          />
        )}
      />
      <TextField
        {...form.field("couponCode")}
        label="쿠폰 코드"
        help="비워 두면 결제 화면이 받는 분에게 가장 좋은 혜택을 골라요."
        maxLength={TEXT_LENGTHS.benefitCode.max}
        className="max-w-80"
      />
      <OfferWishes form={form} />
      {isCallPromised(found.status) ? (
        <TextArea
          {...form.field("callWaiver")}
          label="전화 없이 보내는 이유"
          help={`${promiseOf(found)}에 전화하기로 했어요. 통화했으면 전화 내용을 먼저 기록해 주세요.`}
          maxLength={TEXT_LENGTHS.staffReason.max}
        />
      ) : null}
      <Button type="submit" size="lg" busy={form.busy} busyLabel="보내고 있어요" className="justify-self-start">
        제안 문자 보내기
      </Button>
    </form>
  );
}
