import * as z from "zod";
import { requestForm } from "../../festival-events/input/inquiry";
import { period } from "../../input/period";

export const initForm = z.object({ timeWindow: period, request: requestForm });
