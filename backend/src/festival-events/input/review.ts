import * as z from "zod";
import { LONG_TEXT, requiredText } from "../../input/text";

export const feedbackForm = z.object({ content: requiredText("Commentaire", LONG_TEXT) });
