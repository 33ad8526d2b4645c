import { jestPreset } from "@coulisses/federation/jest";

export default jestPreset("browser");
