"use client";

import { Button } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { toast } from "@pkg/ui/toast";
import Share2 from "lucide-react/icons/share-2";
import { passLink } from "@/lib/sharing/pass-link";

/** Sends the address of a tutor's page, so that a family can choose together. */
export function ShareTutor({ id, name }: { id: string; name: string }) {
  const share = async () => {
    const outcome = await passLink({ title: `${name} 선생님`, url: `${location.origin}/tutors/${id}` });
    if (outcome === "COPIED") toast("링크를 복사했어요. 대화창에 붙여 넣어 주세요.");
    if (outcome === "FAILED") toast("링크를 복사하지 못했어요. 주소창의 주소를 복사해 주세요.");
  };
  return (
    <Button variant="line" size="sm" onClick={() => void share()}>
      <Icon of={Share2} size={18} />
      공유하기
    </Button>
  );
}
