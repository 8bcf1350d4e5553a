export { CheckBox } from "./check-box";
export { Checkbox, type CheckboxProps } from "./checkbox";
