import type { Category } from "@coulisses/shared-domain/gear/category";
import { useListGearCategoriesQuery, useListTeamsQuery, useNotify } from "@coulisses/shared-auth";
import { TextField } from "@coulisses/shared-ui/base";
import { CategoryPicker, TeamPicker } from "@coulisses/shared-ui/form";
import { useState } from "react";
import { useCreateGearCategoryMutation, useUpdateGearCategoryMutation } from "../api/gear-categories-api";
import { FormDialog } from "../parts/form-dialog";
import { useDraft } from "@coulisses/shared-sheets/dialog";
import {
  categoryError,
  categorySummary,
  categoryValues,
  inheritedOwner,
  possibleParents,
  toCategoryForm,
} from "./category-form";

type Props = { category?: Category; onClose: () => void };

const none: never[] = [];

export default function CategoryDialog({ category, onClose }: Props) {
  const notify = useNotify();
  const { data: teams = none } = useListTeamsQuery();
  const { data: categories = none, isLoading } = useListGearCategoriesQuery();
  const [create, { isLoading: creating }] = useCreateGearCategoryMutation();
  const [update, { isLoading: updating }] = useUpdateGearCategoryMutation();
  const now = categories.find(({ id }) => id === category?.id) ?? category;
  const { values, set, conflict } = useDraft(categoryValues(now));
  const [tried, setTried] = useState(false);
  const error = categoryError(values, categories, now?.id);
  const inherited = inheritedOwner(values.parent, categories);
  const owner = inherited ?? values.owner;

  const submit = async () => {
    setTried(true);
    if (error !== undefined) return;
    const form = toCategoryForm(values);
    const saved = await (now ? update({ id: now.id, version: now.version, form }) : create(form));
    if (saved.error) return;
    notify({
      type: "success",
      message: `La catégorie ${form.name} a été ${category ? "mise à jour" : "créée"}`,
    });
    onClose();
  };

  return (
    <FormDialog
      title={category ? "Modifier une catégorie" : "Ajouter une catégorie"}
      submitLabel={category ? "Modifier" : "Ajouter"}
      conflict={conflict}
      theirs={categorySummary(categoryValues(now), categories, teams)}
      saving={creating || updating}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label="Nom"
        required
        autoFocus
        value={values.name}
        onChange={(name) => set("name", name)}
        error={tried ? error : undefined}
      />
      <CategoryPicker
        label="Catégorie parente"
        options={possibleParents(categories, now)}
        loading={isLoading}
        value={categories.find(({ id }) => id === values.parent) ?? null}
        onChange={(parent) => set("parent", parent?.id ?? null)}
      />
      <TeamPicker
        label="Équipe responsable"
        options={teams}
        disabled={inherited !== undefined}
        hint={inherited === undefined ? undefined : "C'est celle de la catégorie parente"}
        value={teams.find(({ code }) => code === owner) ?? null}
        onChange={(team) => set("owner", team?.code ?? null)}
      />
    </FormDialog>
  );
}
