import { TUTOR_GENDER_LABELS, TUTOR_RANK_LABELS, withParticle } from "@pkg/domain";
import { DescriptionRows } from "@pkg/ui/description-rows";
import { siteConfig } from "@pkg/web/platform/config/site-config";
import type { OwnTutor } from "@/lib/own-tutor/own-tutor";

/** The facts verified with the application; only staff can change them. */
export function CheckedFacts({ tutor }: { tutor: OwnTutor }) {
  return (
    <section aria-labelledby="checked" className="mt-11">
      <h2 id="checked" className="text-title-3">
        지원할 때 확인한 정보
      </h2>
      <p className="mt-1 mb-4 text-body-sm text-fg-2">
        바꾸려면 고객센터{" "}
        <span className="whitespace-nowrap">{withParticle(siteConfig.business.phone, "으로", "로")}</span> 알려 주세요.
      </p>
      <DescriptionRows
        rows={[
          { id: "name", label: "이름", value: tutor.name },
          { id: "university", label: "대학", value: tutor.universityName },
          { id: "gender", label: "성별", value: TUTOR_GENDER_LABELS[tutor.gender] },
          { id: "rank", label: "수업", value: TUTOR_RANK_LABELS[tutor.rank] },
        ]}
      />
    </section>
  );
}
