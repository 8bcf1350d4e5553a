import type { ReactNode } from "react";
import { Badge } from "../badge";
import { cn } from "../cn";
import { Portrait, type PortraitProps } from "../portrait";

export type TutorProfileProps = {
  /** "한서윤 선생님" */
  name: ReactNode;
  portrait: Pick<PortraitProps, "seed" | "gender" | "src">;
  /** University and field, years; one line each. */
  lines: ReadonlyArray<string>;
  styles: ReadonlyArray<string>;
  introduction: string;
  /** Taught subjects with their details and the tutor's confidence ("최상", 5 of 5), where it is shown. */
  subjects: ReadonlyArray<{
    label: string;
    details: ReadonlyArray<string>;
    level: { label: string; value: number } | null;
  }>;
  /** Days with available times. */
  times: ReadonlyArray<{ day: string; times: string }>;
  /** Between the person and the introduction: a voice sample. */
  children?: ReactNode;
  labels?: Partial<typeof KOREAN>;
  /** Level of the name's heading; the sections are one level below. */
  level?: 1 | 2 | 3;
  className?: string;
};

const KOREAN = {
  introduction: "소개",
  subjects: "가르치는 과목",
  times: "만날 수 있는 시간",
  confidence: (level: string) => `자신감 ${level}`,
  noIntroduction: "아직 소개가 없어요.",
  noSubjects: "아직 고른 과목이 없어요.",
  noTimes: "아직 고른 시간이 없어요.",
};

/** A tutor's public profile: person, styles, introduction, subjects with confidence, weekly times. */
export function TutorProfile(props: TutorProfileProps) {
  const { name, portrait, lines, styles, introduction, subjects, times, level = 2, className, children } = props;
  const labels = { ...KOREAN, ...props.labels };
  const Heading = `h${level}` as const;
  return (
    <article className={cn("grid gap-7", className)}>
      <header className="flex items-center gap-4">
        <Portrait {...portrait} width={80} />
        <div className="min-w-0">
          <Heading className="text-title-2">{name}</Heading>
          {lines.map((line) => (
            <p key={line} className="text-body-sm text-fg-2">
              {line}
            </p>
          ))}
          {styles.length > 0 ? (
            <ul className="mt-2 flex flex-wrap gap-1.5">
              {styles.map((style) => (
                <li key={style}>
                  <Badge tone="brand">{style}</Badge>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </header>
      {children}
      <Part title={labels.introduction} level={level}>
        <p className={cn("text-body whitespace-pre-line", !introduction && "text-fg-3")}>
          {introduction || labels.noIntroduction}
        </p>
      </Part>
      <Part title={labels.subjects} level={level}>
        {subjects.length > 0 ? (
          <ul className="divide-y divide-line border-y border-line">
            {subjects.map((subject) => (
              <li key={subject.label} className="py-3">
                <p className="flex items-center justify-between gap-3">
                  <span className="text-label">{subject.label}</span>
                  {subject.level ? (
                    <span className="flex items-center gap-2 text-caption text-fg-2">
                      <LevelBars value={subject.level.value} />
                      {labels.confidence(subject.level.label)}
                    </span>
                  ) : null}
                </p>
                <p className="mt-0.5 text-body-sm text-fg-2">{subject.details.join(" · ")}</p>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-body text-fg-3">{labels.noSubjects}</p>
        )}
      </Part>
      <Part title={labels.times} level={level}>
        {times.length > 0 ? (
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-body-sm">
            {times.map(({ day, times: text }) => (
              <div key={day} className="col-span-2 grid grid-cols-subgrid">
                <dt className="font-semibold">{day}</dt>
                <dd className="num text-fg-2">{text}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="text-body text-fg-3">{labels.noTimes}</p>
        )}
      </Part>
    </article>
  );
}

function Part({ title, level, children }: { title: string; level: 1 | 2 | 3; children: ReactNode }) {
  const Heading = `h${(level + 1) as 2 | 3 | 4}` as const;
  return (
    <section>
      <Heading className="mb-2.5 text-title-3">{title}</Heading>
      {children}
    </section>
  );
}

const STEPS = [1, 2, 3, 4, 5] as const;

/** A level from one to five as small bars. Decorative: needs a text next to it. */
function LevelBars({ value }: { value: number }) {
  return (
    <span aria-hidden="true" className="flex items-end gap-[3px] forced-color-adjust-none">
      {STEPS.map((step) => (
        <span
          key={step}
          className={cn("w-[5px] rounded-t-full rounded-b-[1px]", step <= value ? "bg-pine-600" : "bg-sand-300")}
          style={{ height: `${5 + step * 2}px` }}
        />
      ))}
    </span>
  );
}
