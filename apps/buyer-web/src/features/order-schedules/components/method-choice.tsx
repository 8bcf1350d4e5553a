import { storedPaymentLabel } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { useStoredMethods } from "../queries";

/** A renewal without a card goes on with one of the stored ones. */
export function MethodChoice({ onChoose }: { onChoose: (id: string) => void }) {
  const { data = [] } = useStoredMethods(true);
  if (data.length === 0) {
    return <p className="mt-3 text-caption text-fg-2">저장한 카드가 없어요. 카드를 더하면 다시 이을 수 있어요.</p>;
  }
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {data.map((method) => (
        <Button key={method.id} variant="soft" size="sm" onClick={() => onChoose(method.id)}>
          {storedPaymentLabel(method)}로 잇기
        </Button>
      ))}
    </div>
  );
}
