export { Skeleton, SkeletonGroup, SkeletonPortrait, SkeletonText } from "./skeleton";
