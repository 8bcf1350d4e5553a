"use client";

import { formatCallSlot, goalsForGrade, STUDY_GOAL_LABELS } from "@pkg/domain";
import { Banner } from "@pkg/ui/banner";
import { Button } from "@pkg/ui/button";
import { PillToggles } from "@pkg/ui/pill-group";
import { StickyBar } from "@pkg/ui/sticky-bar";
import { TextField } from "@pkg/ui/text-field";
import { GradePicker } from "@pkg/web/features/student/grade-picker";
import { Controller } from "react-hook-form";
import { FlowFrame } from "@/lib/flow/flow-frame";
import { type ConsultationFormOptions, useConsultationForm } from "../use-consultation-form";
import { CallSlotPicker } from "./call-slot-picker";
import { CarriedTest } from "./carried-test";
import { ConsultationIntro } from "./consultation-intro";
import { ConsultationSteps } from "./consultation-steps";
import { PhoneQuestion } from "./phone-question";
import { SubjectQuestion } from "./subject-question";

const FORM_ID = "consultation-form";

/** Grade, subjects, goals, the half-days that suit, whom to call and where. */
export function ConsultationForm(options: ConsultationFormOptions) {
  const { days, before, knownPhone, test, arranged } = options;
  const { form, sent, keepCode } = useConsultationForm(options);
  const grade = form.watch("grade");
  const { control } = form;
  return (
    <FlowFrame
      title="무료 상담 신청"
      back={{ href: before ? `/tutoring/consult/complete?consultationId=${before.id}` : "/" }}
      summary={<ConsultationSteps />}
      bar={
        <StickyBar inPane>
          <Button type="submit" form={FORM_ID} size="lg" full busy={form.busy} busyLabel="신청하고 있어요">
            {before ? "바꾼 내용으로 신청" : "무료 상담 신청"}
          </Button>
        </StickyBar>
      }
    >
      <form id={FORM_ID} method="post" onSubmit={form.submit} noValidate className="px-(--size-gutter) pt-2 pb-10">
        <ConsultationIntro />
        {arranged ? (
          <Banner
            inline
            className="mt-4"
          >{`${formatCallSlot(arranged)}에 전화드리기로 했어요. 새로 신청하면 그 전화 대신 새로 고른 때에 전화드려요.`}</Banner>
        ) : null}
        <div className="mt-9 grid gap-10">
          {test ? (
            <Controller
              control={control}
              name="isTestSent"
              render={({ field }) => <CarriedTest test={test} isSent={field.value} onChange={field.onChange} />}
            />
          ) : null}
          <section aria-labelledby="consultation-grade">
            <h2 id="consultation-grade" className="mb-4 text-title-3">
              누가 배우나요?
            </h2>
            <Controller
              control={control}
              name="grade"
              render={({ field, fieldState }) => (
                <GradePicker
                  ref={field.ref}
                  value={field.value}
                  onChange={field.onChange}
                  error={fieldState.error?.message}
                />
              )}
            />
          </section>
          <SubjectQuestion control={control} />
          <Controller
            control={control}
            name="studyPurposes"
            render={({ field, fieldState }) => (
              <PillToggles
                ref={field.ref}
                legend="무엇이 고민인가요?"
                legendLook="title"
                note="여러 가지를 골라도 돼요."
                options={goalsForGrade(grade).map((goal) => ({ value: goal, label: STUDY_GOAL_LABELS[goal] }))}
                value={field.value}
                onChange={field.onChange}
                error={fieldState.error?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="slots"
            render={({ field, fieldState }) => (
              <CallSlotPicker
                ref={field.ref}
                days={days}
                value={field.value}
                onChange={field.onChange}
                error={fieldState.error?.message}
              />
            )}
          />
          <TextField
            {...form.field("callerName")}
            label="전화받는 분 이름"
            help="전화드릴 때 이렇게 부를게요."
            autoComplete="name"
          />
          <PhoneQuestion form={form} sent={sent} onSent={keepCode} knownPhone={knownPhone} />
        </div>
      </form>
    </FlowFrame>
  );
}
