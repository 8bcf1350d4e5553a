import type { Product } from "@pkg/domain";
import { siteConfig } from "@pkg/web/platform/config/site-config";
import type { PublicTutor } from "@/lib/tutors/public-tutors";

/** The labels of what a tutor teaches. */
export function taughtSubjects(
  { subjects }: Pick<PublicTutor, "subjects">,
  catalogue: readonly { readonly key: string; readonly label: string }[],
): string[] {
  const taught = new Set(subjects.confidenceSubjects.map(({ subject }) => subject));
  return catalogue.filter(({ key }) => taught.has(key)).map(({ label }) => label);
}

/** A tutor as a schema.org person, with the trial lesson as their offer while they take new students. */
export function tutorData(tutor: PublicTutor, taught: readonly string[], trial: Product | null) {
  const url = `${siteConfig.publicOrigin}/tutors/${tutor.id}`;
  const offer = { "@type": "Offer", name: "체험 수업", price: trial?.finalCost, priceCurrency: "KRW", url };
  return {
    "@type": "Person",
    "@id": url,
    url,
    name: `${tutor.name} 선생님`,
    jobTitle: "과외 선생님",
    description: tutor.introduction,
    alumniOf: { "@type": "CollegeOrUniversity", name: tutor.universityName },
    knowsAbout: taught,
    worksFor: { "@type": "Organization", name: siteConfig.name },
    ...(trial && tutor.takesStudents ? { makesOffer: offer } : {}),
  };
}
