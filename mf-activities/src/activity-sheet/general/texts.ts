import { photoLinkProblem } from "@coulisses/shared-domain/festival-activity/sections/photo-link";
import { editGeneral } from "../../api/edits/general-edits";
import type { SheetText } from "../sheet-text-field";

const orNull = (text: string) => (text.trim() === "" ? null : text);

export const name: SheetText = {
  key: "name",
  read: ({ general }) => general.name,
  edit: (text) => editGeneral({ name: text }),
  problem: (text) => (text.trim() === "" ? "Ce champ est requis" : undefined),
};

export const description: SheetText = {
  key: "description",
  read: ({ general }) => general.description ?? "",
  edit: (html) => editGeneral({ description: orNull(html) }),
};

export const photoLink: SheetText = {
  key: "photo-link",
  read: ({ general }) => general.photoLink ?? "",
  edit: (text) => editGeneral({ photoLink: orNull(text) }),
  problem: photoLinkProblem,
};
