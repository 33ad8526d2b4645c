import * as runtime from "react-refresh/runtime";
import { REFRESH_RUNTIME } from "./refresh-runtime";

Object.assign(globalThis, { [REFRESH_RUNTIME]: runtime });
