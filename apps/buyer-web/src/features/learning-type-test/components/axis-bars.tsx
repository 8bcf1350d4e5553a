import {
  BALANCED_LABEL,
  isBalanced,
  LEARNING_AXES,
  LEARNING_AXIS_LABELS,
  LEARNING_POLE_LABELS,
  LEARNING_POLES,
  LEARNING_SCORE_LIMIT,
  type LearningAxis,
  type LearningScores,
  learningPoleOf,
} from "@pkg/domain";

/** Where somebody stands on each axis: a bar from the middle to the end that it leans to. */
export function AxisBars({ scores }: { scores: LearningScores }) {
  return (
    <ul className="grid gap-8">
      {LEARNING_AXES.map((axis) => (
        <AxisBar key={axis} axis={axis} score={scores[axis]} />
      ))}
    </ul>
  );
}

function AxisBar({ axis, score }: { axis: LearningAxis; score: number }) {
  const [first, second] = LEARNING_POLES[axis];
  const pole = learningPoleOf(axis, score);
  const balanced = isBalanced(score);
  // A point of the scale is at least a sliver, so that a balanced bar can be seen.
  const width = `${Math.max(2, (Math.abs(score) / LEARNING_SCORE_LIMIT) * 50)}%`;
  const tone = (of: typeof first | typeof second) =>
    of === pole && !balanced ? "text-title-3 text-brand-fg" : "text-title-3 text-fg-3";
  return (
    <li>
      <p className="text-body-sm text-fg-2">{LEARNING_AXIS_LABELS[axis]}</p>
      <div className="mt-1.5 flex items-baseline justify-between">
        <span className={tone(first)}>{LEARNING_POLE_LABELS[first]}</span>
        <span className="text-caption font-semibold text-fg-2">
          {balanced ? (
            BALANCED_LABEL
          ) : (
            <>
              <span className="sr-only">{`${LEARNING_POLE_LABELS[pole]} 쪽으로 `}</span>
              {LEARNING_SCORE_LIMIT}점 중 {Math.abs(score)}점
            </>
          )}
        </span>
        <span className={tone(second)}>{LEARNING_POLE_LABELS[second]}</span>
      </div>
      <div aria-hidden="true" className="relative mt-2 h-3 rounded-full bg-sand-200 forced-color-adjust-none">
        <span
          className={`absolute inset-y-0 rounded-full ${balanced ? "bg-pine-400" : "bg-pine-600"}`}
          style={score < 0 ? { left: "50%", width } : { right: "50%", width }}
        />
        <span className="absolute inset-y-[-3px] left-1/2 w-0.5 -translate-x-1/2 rounded-full bg-sand-500" />
      </div>
    </li>
  );
}
