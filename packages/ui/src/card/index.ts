export { Card, type CardTone } from "./card";
