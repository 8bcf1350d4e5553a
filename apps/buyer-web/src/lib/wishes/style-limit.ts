import { TUTOR_STYLE_LABELS, TUTOR_STYLES } from "@pkg/domain";

/** Maximum of liked and of disliked styles. */
export const MAX_STYLES = 3;

export const STYLE_OPTIONS = TUTOR_STYLES.map((style) => ({ value: style, label: TUTOR_STYLE_LABELS[style] }));

export const STYLES_NOTE = `${MAX_STYLES}가지까지 고를 수 있어요.`;

/** Explains why a fourth press has no effect. */
export const STYLES_FULL = `${MAX_STYLES}가지를 다 골랐어요. 하나를 빼면 다른 것을 고를 수 있어요.`;
