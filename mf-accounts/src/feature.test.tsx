import { checkFeature } from "@coulisses/federation/testing";
import declaration from "../feature.json";
import feature from "./feature";

const builtPages = ["/transactions", "/contributions", "/shared-meals", "/my-personal-account"];
checkFeature(feature, declaration, (path) => !builtPages.includes(path));
