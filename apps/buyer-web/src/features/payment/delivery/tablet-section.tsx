import type { TabletType } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { ChoiceTiles } from "@pkg/ui/choice-tiles";
import { Icon } from "@pkg/ui/icon";
import { Skeleton } from "@pkg/ui/skeleton";
import { FailureState } from "@pkg/ui/states";
import Tablet from "lucide-react/icons/tablet";
import { type Control, useController } from "react-hook-form";
import type { PaymentForm } from "../form/payment-form";
import { Section } from "../frame/section";

export interface TabletChoice {
  readonly type: TabletType;
  readonly label: string;
  readonly ongoing: boolean;
}

type TabletSectionProps = {
  /** Undefined while loading, null after a failure. */
  tablets: readonly TabletChoice[] | null | undefined;
  onRetry: () => void;
  /** The tablet's terms ("새 태블릿을 빌려 드려요"). */
  description: string;
  control: Control<PaymentForm>;
};

/** The choice of the rented tablet. An unavailable one stays visible with the reason. */
export function TabletSection(props: TabletSectionProps) {
  const { tablets, onRetry, description, control } = props;
  const { field, fieldState } = useController({ control, name: "tabletType" });
  return (
    <Section title="어떤 태블릿으로 할까요?">
      {tablets === undefined ? <Skeleton className="h-19 w-full" /> : null}
      {tablets === null ? (
        <FailureState
          level={3}
          title="태블릿을 불러오지 못했어요"
          reason="적은 내용은 그대로 있어요."
          action={
            <Button size="sm" variant="secondary" onClick={onRetry}>
              다시 불러오기
            </Button>
          }
        />
      ) : null}
      {tablets ? (
        <ChoiceTiles
          legend="태블릿"
          legendLook="hidden"
          options={tablets.map((tablet) => ({
            value: tablet.type,
            label: tablet.label,
            description: tablet.ongoing ? description : "지금은 고를 수 없어요",
            icon: <Icon of={Tablet} size={28} />,
            unavailable: !tablet.ongoing,
          }))}
          ref={field.ref}
          value={field.value}
          error={fieldState.error?.message}
          onChange={field.onChange}
        />
      ) : null}
    </Section>
  );
}
