export { BARE_INPUT, Field, FieldGroup, type FieldLabel, FieldRow, fieldBox } from "./field";
export { FieldMessage, type FieldMessages } from "./field-message";
