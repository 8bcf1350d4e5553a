import { Icon } from "@pkg/ui/icon";
import BookOpenText from "lucide-react/icons/book-open-text";
import CaseSensitive from "lucide-react/icons/case-sensitive";
import CodeXml from "lucide-react/icons/code-xml";
import FlaskConical from "lucide-react/icons/flask-conical";
import Globe from "lucide-react/icons/globe";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Languages from "lucide-react/icons/languages";
import NotebookPen from "lucide-react/icons/notebook-pen";
import PenLine from "lucide-react/icons/pen-line";
import Radical from "lucide-react/icons/radical";
import Target from "lucide-react/icons/target";

/** A drawing for each subject of the catalogue. */
const DRAWINGS: Readonly<Record<string, typeof Target>> = {
  KOREAN: BookOpenText,
  MATH: Radical,
  ENGLISH: CaseSensitive,
  SCIENCE: FlaskConical,
  SOCIAL: Globe,
  ESSAY: PenLine,
  QUALIFICATION: GraduationCap,
  CODING: CodeXml,
  SECOND_LANGUAGE: Languages,
  STUDY_COACHING: Target,
};

/** The subject's icon, in the brand colour, beside its name. A subject that is new in the catalogue has a notebook. */
export function SubjectIcon({ subject, className = "" }: { subject: string; className?: string }) {
  return <Icon of={DRAWINGS[subject] ?? NotebookPen} className={`text-brand-fg ${className}`} />;
}
