import type { Category } from "@coulisses/shared-domain/gear/category";
import { useForm } from "@coulisses/shared-pages/forms";
import {
  readingState,
  refusalOf,
  useListGearCategoriesQuery,
  useListTeamsQuery,
  useNotify,
} from "@coulisses/shared-auth";
import { TextField } from "@coulisses/shared-ui/base";
import { CategoryPicker, TeamPicker } from "@coulisses/shared-ui/filters";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useCreateGearCategoryMutation, useUpdateGearCategoryMutation } from "../api/gear-categories-api";
import {
  categoryRules,
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
  const { data: categories = none, ...request } = useListGearCategoriesQuery();
  const [create] = useCreateGearCategoryMutation();
  const [update] = useUpdateGearCategoryMutation();
  const now = categories.find(({ id }) => id === category?.id) ?? category;
  const present = categoryValues(now);
  const form = useForm({
    draft: `category-${category?.id ?? "new"}`,
    initialValues: present,
    schema: categoryRules(categories, category?.id),
    send: async (values) => {
      const body = toCategoryForm(values);
      return refusalOf(await (now ? update({ id: now.id, version: now.version, body }) : create({ body })));
    },
    onSent: ({ name }) => {
      notify({
        type: "success",
        message: `La catégorie ${name.trim()} a été ${category ? "mise à jour" : "créée"}`,
      });
      onClose();
    },
  });
  const [parent, owner] = [form.field("parent"), form.field("owner")];
  const inherited = inheritedOwner(parent.value, categories);
  const ownerCode = inherited ?? owner.value;

  return (
    <FormDialog
      form={form}
      title={category ? "Modifier une catégorie" : "Ajouter une catégorie"}
      submitLabel={category ? "Modifier" : "Ajouter"}
      theirs={categorySummary(present, categories, teams)}
      onClose={onClose}
    >
      <TextField label="Nom" required autoFocus {...form.field("name")} />
      <CategoryPicker
        label="Catégorie parente"
        options={possibleParents(categories, now)}
        {...readingState(request)}
        {...parent}
        value={categories.find(({ id }) => id === parent.value) ?? null}
        onChange={(chosen) => parent.onChange(chosen?.id ?? null)}
      />
      <TeamPicker
        label="Équipe responsable"
        options={teams}
        disabled={inherited !== undefined}
        hint={inherited === undefined ? undefined : "C'est celle de la catégorie parente"}
        {...owner}
        value={teams.find(({ code }) => code === ownerCode) ?? null}
        onChange={(team) => owner.onChange(team?.code ?? null)}
      />
    </FormDialog>
  );
}
