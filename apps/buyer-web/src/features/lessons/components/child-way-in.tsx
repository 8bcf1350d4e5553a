import { ChildLinkButton } from "@pkg/web/features/private-links/child-link-button";
import { useMe } from "@/lib/account/me";

/** The way in for the child of a class on its own device; nothing for a student who takes the lessons themselves. */
export default function ChildWayIn({ studentName }: { studentName: string }) {
  const { data } = useMe();
  const [child, ...others] = data?.students.filter(({ name }) => name === studentName) ?? [];
  // Two children of one name are told apart on my page.
  if (!child || child.isSelf || others.length > 0) return null;
  return <ChildLinkButton student={child} className="-mt-4 mb-8" />;
}
