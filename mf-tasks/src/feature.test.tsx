import { checkFeature } from "@coulisses/federation/testing";
import declaration from "../feature.json";
import feature from "./feature";

checkFeature(feature, declaration);
