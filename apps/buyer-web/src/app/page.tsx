import { HomePage } from "@/features/home/home-page";
import { BuyerSite } from "@/lib/buyer-site";

export default function Page() {
  return (
    <BuyerSite>
      <HomePage />
    </BuyerSite>
  );
}
