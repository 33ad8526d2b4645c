import * as z from "zod";
import { holders, type Use } from "../logistics/catalogue";
import { answering, describesEntity } from "./call";
import { idParams } from "./fields";

const usesSchema = z.array(describesEntity<Use>()(z.object({ by: z.enum(holders), id: z.int() })));

/** A call that lists the sheets that keep an item of a catalogue from being removed; `what` is French. */
export const usesOf = (what: string) =>
  answering(`Les fiches qui empêchent de supprimer ${what}`, usesSchema, { params: idParams });
