import { TABLET_TYPE_LABELS, TABLET_TYPES } from "@pkg/domain";
import type { Queryable } from "../db/client.ts";
import { products, subjectDetails, subjects, tablets, webFeatures } from "../db/schema/index.ts";
import { PRODUCTS } from "./data/products.ts";
import { SUBJECTS } from "./data/subjects.ts";
import { WEB_FEATURES } from "./data/web-features.ts";
import { upsert } from "./upsert.ts";

/** Subjects, products, tablets and feature flags. What operators switch stays as they left it. */
export async function writeCatalogue(db: Queryable): Promise<void> {
  await upsert(
    db,
    subjects,
    SUBJECTS.map(({ key, label }, position) => ({ key, externalKey: slug("subject", key), label, position })),
    subjects.key,
    ["displayable"],
  );
  await upsert(db, subjectDetails, SUBJECTS.flatMap(toDetailRows), subjectDetails.key, ["code"]);
  await upsert(db, products, PRODUCTS, products.id, ["available"]);
  await upsert(
    db,
    tablets,
    TABLET_TYPES.map((type, position) => ({ type, label: TABLET_TYPE_LABELS[type], position })),
    tablets.type,
    ["ongoing"],
  );
  await upsert(db, webFeatures, WEB_FEATURES, webFeatures.name, ["available", "variant", "split"]);
}

function toDetailRows({ key, details }: (typeof SUBJECTS)[number]): (typeof subjectDetails.$inferInsert)[] {
  return details.map((detail, position) => ({
    key: `${key}_${detail.key}`,
    externalKey: slug("detail", key, detail.key),
    subjectKey: key,
    label: detail.label,
    parentSubjectDetailKey: detail.parent ? `${key}_${detail.parent}` : null,
    meta: detail.meta ?? {},
    purchasable: !detail.isGroup,
    targetSchoolLevels: [...detail.levels],
    targetCurriculums: [...detail.curriculums],
    position,
  }));
}

const slug = (...parts: string[]): string => parts.join("-").toLowerCase().replaceAll("_", "-");
