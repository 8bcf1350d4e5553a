import { followClock } from "@pkg/web/platform/browser/follow-clock";

followClock();
