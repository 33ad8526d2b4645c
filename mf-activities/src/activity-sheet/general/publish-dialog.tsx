import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import {
  activityCategories,
  activityCategoryLabel,
  knownCategories,
} from "@coulisses/shared-domain/festival-activity/sections/categories";
import { useEventDate } from "@coulisses/shared-auth";
import { TextField } from "@coulisses/shared-ui/base";
import { MultiChoice, PeriodFields, periodProblem, proposedPeriod } from "@coulisses/shared-ui/form";
import { rules, useForm } from "@coulisses/shared-pages/forms";
import { firstOf, required } from "@coulisses/shared-domain/field-problems";
import { photoLinkProblem } from "@coulisses/shared-domain/festival-activity/sections/photo-link";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { addTimeWindow, editGeneral } from "../../api/edits/general-edits";
import { useSheet } from "../sheet";

const choices = activityCategories.map((category) => ({
  value: category,
  label: activityCategoryLabel(category),
}));

type Values = { period: PeriodForm; categories: string[]; photoLink: string };

/** Asks only for the fields that a publication needs and this sheet lacks. */
export default function PublishDialog({ onClose }: { onClose: () => void }) {
  const { sheet: activity, sendForm } = useSheet();
  const festival = useEventDate();
  // Fixed when the dialog opens: a field stays asked for after its half was saved.
  const [missing] = useState(() => ({
    window: activity.general.timeWindows.length === 0,
    categories: activity.general.categories.length === 0,
    photo: activity.general.photoLink === null,
  }));
  const form = useForm<Values>({
    draft: "publication",
    isProposed: true,
    initialValues: { period: proposedPeriod(festival?.start, new Date()), categories: [], photoLink: "" },
    schema: rules<Values>({
      ...(missing.window && { period: (period) => periodProblem(period) }),
      ...(missing.categories && { categories: required }),
      ...(missing.photo && { photoLink: firstOf(required, photoLinkProblem) }),
    }),
    send: async ({ period, categories, photoLink }) => {
      if (missing.window && activity.general.timeWindows.length === 0) {
        const refusal = await sendForm(addTimeWindow(period));
        if (refusal) return refusal;
      }
      return sendForm(
        editGeneral({
          toPublish: true,
          ...(missing.categories && { categories: knownCategories(categories) }),
          ...(missing.photo && { photoLink: photoLink.trim() }),
        }),
      );
    },
    onSent: onClose,
  });

  return (
    <FormDialog
      form={form}
      title="Publier une activité"
      subtitle="Il manque encore ceci pour le site et la plaquette."
      submitLabel="Publier l'activité"
      onClose={onClose}
    >
      {missing.window && (
        <PeriodFields period={form.values.period} onChange={form.field("period").onChange} />
      )}
      {missing.categories && (
        <MultiChoice label="Catégories de l'activité" options={choices} {...form.field("categories")} />
      )}
      {missing.photo && (
        <TextField
          label="Lien de la photo de l'activité sur le drive"
          type="url"
          {...form.field("photoLink")}
        />
      )}
    </FormDialog>
  );
}
