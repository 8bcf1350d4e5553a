export { type ScoreBar, ScoreBars } from "./score-bars";
