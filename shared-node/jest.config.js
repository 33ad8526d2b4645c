import { jestPreset } from "../scripts/jest/preset.js";

export default jestPreset("node");
