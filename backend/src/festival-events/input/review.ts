import * as z from "zod";
import { LONG_TEXT, requiredText } from "@coulisses/shared-domain/contract/fields";

export const feedbackForm = z.object({ content: requiredText("Commentaire", LONG_TEXT) });
