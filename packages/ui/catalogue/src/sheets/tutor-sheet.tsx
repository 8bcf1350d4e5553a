import { useState } from "react";
import { Badge } from "../../../src/badge";
import { Button } from "../../../src/button";
import { Portrait } from "../../../src/portrait";
import { Rating } from "../../../src/rating";
import { TutorCard, TutorPick } from "../../../src/tutor-card";
import { TutorProfile } from "../../../src/tutor-profile";
import { Part, Sheet } from "../sheet";

export function TutorSheet() {
  const [picked, setPicked] = useState(true);
  return (
    <Sheet title="선생님">
      <TutorCard
        name="한서윤 선생님"
        portrait={{ seed: 1 }}
        lines={["서울대 수학교육과"]}
        badge={<Badge tone="brand">제안을 읽었어요</Badge>}
        score={94}
        scoreLabel="나란 점수"
        bars={[
          { label: "시간·실력", value: 52, max: 55 },
          { label: "성향·배경", value: 42, max: 45 },
        ]}
        reasons={["화·목 19시, 주 2회 만날 수 있어요", "꼼꼼하고 다정한 성향이에요"]}
        misses={["수시 입학 선생님은 아니에요"]}
        action={
          <Button size="sm" variant="secondary" full>
            선생님 자세히 보기
          </Button>
        }
      />
      <TutorCard
        folded
        className="mt-3"
        name="임도현 선생님"
        portrait={{ seed: 8 }}
        lines={["고려대 컴퓨터학과", "답을 기다려요"]}
        score={81}
        scoreLabel="나란 점수"
        reasons={["목 19시에 만날 수 있어요"]}
        misses={["다정한 성향은 아니에요"]}
      />
      <Part title="먼저 고르기">
        <TutorPick
          name="한서윤 선생님"
          facts="화·목 19시 · 꼼꼼한, 다정한"
          portrait={{ seed: 1 }}
          checked={picked}
          onChange={(event) => setPicked(event.target.checked)}
        />
      </Part>
      <Part title="사진이 없을 때">
        <div className="flex flex-wrap gap-2.5">
          {[5, 2, 3, 8, 10, 12].map((seed) => (
            <Portrait key={seed} seed={seed} width={52} />
          ))}
        </div>
      </Part>
      <Part title="평점">
        <Rating value={4.8} />
      </Part>
      <Part title="선생님 소개">
        <TutorProfile
          level={3}
          name="한서윤 선생님"
          portrait={{ seed: 1 }}
          lines={["서울대학교 수학교육과", "가르친 지 3년"]}
          styles={["꼼꼼한", "다정한"]}
          introduction="왜 틀렸는지부터 찾고 거기서 다시 시작해요. 풀이 과정을 한 줄씩 같이 확인해요."
          subjects={[
            { label: "수학", details: ["중2-1", "중2-2", "공통수학1"], level: { label: "최상", value: 5 } },
            { label: "과학", details: ["중3 과학"], level: { label: "중", value: 3 } },
          ]}
          times={[
            { day: "화", times: "18:00–22:00" },
            { day: "토", times: "10:00–13:00, 15:00–17:00" },
          ]}
        />
      </Part>
    </Sheet>
  );
}
