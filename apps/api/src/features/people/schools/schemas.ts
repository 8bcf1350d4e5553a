import { HIGH_SCHOOL_TYPES, SCHOOL_LEVELS, UNIVERSITY_TIERS } from "@pkg/domain";
import { z } from "zod";

/** A school. */
export const school = z
  .object({
    id: z.number().int(),
    name: z.string(),
    schoolLevel: z.enum(SCHOOL_LEVELS),
    region: z.string(),
    address: z.string(),
    /** Null for other schools, and where the register does not tell. */
    highSchoolType: z.enum(HIGH_SCHOOL_TYPES).nullable(),
  })
  .meta({ id: "School" });

export const university = z
  .object({ id: z.number().int(), name: z.string(), tier: z.enum(UNIVERSITY_TIERS), region: z.string() })
  .meta({ id: "University" });

export const schoolSearch = z.object({
  school: z.string().max(60).default(""),
  schoolLevel: z.enum(SCHOOL_LEVELS).optional(),
});
export const universitySearch = z.object({ university: z.string().max(60).default("") });

export const schoolList = z.object({ content: z.array(school) });
export const universityList = z.object({ content: z.array(university) });
