import * as z from "zod";
import { requestForm } from "../../festival-events/input/inquiry";
import { periodSchema } from "@coulisses/shared-domain/contract/fields";

export const initForm = z.object({ timeWindow: periodSchema, request: requestForm });
