import { LEVEL_TEST_MINUTES } from "@pkg/domain";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { LevelTestPage } from "@/features/level-test/level-test-page";
import { BuyerSite } from "@/lib/site/buyer-site";

export const metadata = pageMetadata(
  "레벨 테스트",
  `수학과 영어, 지금 어디까지 아는지 ${LEVEL_TEST_MINUTES}분 만에 확인해요. 단원마다 강한 곳과 약한 곳, 문제마다 해설을 보여 드려요.`,
  "/level-test",
);

export default function Page() {
  return (
    <BuyerSite>
      <LevelTestPage />
    </BuyerSite>
  );
}
