import { type BonusLessons, type Course, subjectName } from "@pkg/domain";
import { Card } from "@pkg/ui/card";
import { ContinuationChoice } from "@/lib/up-selling/continuation-choice";
import { ContinuationFacts } from "@/lib/up-selling/continuation-facts";
import { classOf, type UpSellingOffer } from "@/lib/up-selling/up-selling";
import { Section } from "../frame/section";

type ContinuationSectionProps = {
  offer: UpSellingOffer;
  courses: readonly Course[];
  /** What the coupon of the order adds, to its first course. */
  bonus: BonusLessons | null;
  onChange: (courses: Course[]) => void;
};

/** For each class that goes on: for how long, and what moves. */
export function ContinuationSection({ offer, courses, bonus, onChange }: ContinuationSectionProps) {
  return courses.map((course, index) => {
    const ofClass = classOf(offer, course);
    if (!ofClass) return null;
    const choose = (productId: number) =>
      onChange(courses.map((one, at) => (at === index ? { ...one, productId } : one)));
    return (
      <Section key={ofClass.matchId} title={`${subjectName(ofClass)} 수업을 얼마나 더 들을까요?`}>
        <ContinuationChoice ofClass={ofClass} value={course.productId} onChange={choose} />
        <Card tone="soft" className="mt-4">
          <ContinuationFacts ofClass={ofClass} productId={course.productId} bonus={index === 0 ? bonus : null} />
        </Card>
      </Section>
    );
  });
}
