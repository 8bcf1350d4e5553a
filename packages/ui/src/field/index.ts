export { Field, type FieldLabel } from "./field";
export { BARE_INPUT, fieldBox } from "./field-box";
export { FieldGroup, FieldRow } from "./field-group";
export { FieldMessage, type FieldMessages } from "./field-message";
