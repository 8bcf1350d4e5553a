"use client";

import { Button, ButtonLink } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { toast } from "@pkg/ui/toast";
import Share2 from "lucide-react/icons/share-2";
import { picturePath } from "../result-path";
import { shareResult } from "../share-result";

type ResultActionsProps = { id: string; type: string; name: string };

/** Sends the link of the result, or saves its picture. */
export function ResultActions({ id, type, name }: ResultActionsProps) {
  const share = async () => {
    const outcome = await shareResult(id, name);
    if (outcome === "COPIED") toast("링크를 복사했어요. 대화창에 붙여 넣어 주세요.");
    if (outcome === "FAILED") toast("링크를 복사하지 못했어요. 주소창의 주소를 복사해 주세요.");
  };
  return (
    <div className="grid grid-cols-2 gap-2.5">
      <Button variant="soft" full onClick={() => void share()}>
        <Icon of={Share2} size={20} />
        공유하기
      </Button>
      <ButtonLink variant="secondary" full href={picturePath(type)} linkAs={DownloadLink}>
        그림 저장
      </ButtonLink>
    </div>
  );
}

function DownloadLink(props: React.ComponentProps<"a">) {
  return <a {...props} download="naran-learning-type.png" />;
}
