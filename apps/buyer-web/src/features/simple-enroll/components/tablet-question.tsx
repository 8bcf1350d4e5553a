import { formatWon, productUnit, tabletDescription, tabletState } from "@pkg/domain";
import { Icon } from "@pkg/ui/icon";
import { PillGroup } from "@pkg/ui/pill-group";
import Info from "lucide-react/icons/info";
import type { EnrollCatalogue } from "@/lib/catalogue/enroll-catalogue";
import { variantOf } from "@/lib/catalogue/find-variant";
import type { SimpleEnroll } from "../use-simple-enroll";

/** Asks for the tablet where it is optional: for one course of three months or longer. A bundle includes one. */
export function TabletQuestion({ catalogue, enroll }: { catalogue: EnrollCatalogue; enroll: SimpleEnroll }) {
  const { list, currentProduct, planned, propose, change } = enroll;
  const { plan } = planned;
  if (!currentProduct || !plan || productUnit(currentProduct) === "COUNT") return null;
  const { totalMonths } = currentProduct;
  const description = `${tabletDescription(totalMonths) ?? "태블릿을 빌려 드려요"}.`;
  if (plan.bundlingApplied) return plan.rentTablet ? <LentInBundle description={description} /> : null;
  const rented = variantOf(catalogue.products, currentProduct, { rentTablet: true, bundlingApplied: false });
  if (!rented || list.courses.length !== 1) return null;
  const isGiven = tabletState({ rentTablet: true, totalMonths }) === "GIVEN";
  const monthly = rented.monthlyTabletCost - rented.monthlyTabletDiscountCost;
  const cost = monthly > 0 ? `빌리면 월 ${formatWon(monthly)}이 추가돼요.` : "더 내는 돈이 없어요.";
  return (
    <PillGroup
      className="mt-8"
      legend={isGiven ? "태블릿을 받을까요?" : "태블릿을 빌릴까요?"}
      options={[
        { value: "own", label: "내 기기 쓰기" },
        { value: "rent", label: isGiven ? "받기" : "빌리기" },
      ]}
      value={plan.rentTablet ? "rent" : "own"}
      onChange={(value) => {
        const rentTablet = value === "rent";
        void change({ tablet: rentTablet ? "1" : null });
        propose({ ...list, rentTablet });
      }}
      help={`${cost} ${description}`}
    />
  );
}

function LentInBundle({ description }: { description: string }) {
  return (
    <p className="mt-1.5 flex gap-[5px] text-[0.875rem]/[1.25rem] text-fg-3">
      <Icon of={Info} size={18} className="mt-px" />
      <span>
        과목을 함께 담으면 태블릿 한 대가 무료예요.
        <br className="lg:hidden" /> {description}
      </span>
    </p>
  );
}
