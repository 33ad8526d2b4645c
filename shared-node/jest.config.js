export { default } from "../scripts/jest/node.js";
