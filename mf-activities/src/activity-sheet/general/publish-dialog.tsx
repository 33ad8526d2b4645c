import type { PeriodForm } from "@coulisses/shared-domain/contract/festival-activities";
import { publicationCategories } from "@coulisses/shared-domain/festival-activity/sections/categories";
import { useEventDate } from "@coulisses/shared-auth";
import { TextField } from "@coulisses/shared-ui/base";
import { MultiChoice, PeriodFields, periodProblem, proposedPeriod } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-sheets/dialog";
import { useState } from "react";
import { addTimeWindow, editGeneral } from "../../api/edits/general-edits";
import { useDialogWrite, useSheet } from "../sheet";

const choices = publicationCategories.map((category) => ({ value: category, label: category }));

/** Asks only for what a published activity can't do without and this one lacks. */
export default function PublishDialog({ onClose }: { onClose: () => void }) {
  const { sheet: activity, write } = useSheet();
  const festival = useEventDate();
  const { save, saving } = useDialogWrite(onClose);
  // What is missing when the dialog opens stays asked, even once its first half is saved.
  const [lacks] = useState(() => ({
    window: activity.general.timeWindows.length === 0,
    categories: activity.general.categories.length === 0,
    photo: activity.general.photoLink === null,
  }));
  const [chosen, choose] = useState<PeriodForm | null>(null);
  const [categories, setCategories] = useState<string[]>([]);
  const [photoLink, setPhotoLink] = useState("");
  const period = chosen ?? proposedPeriod(festival?.start, new Date());

  const incomplete =
    (lacks.window && periodProblem(period) !== undefined) ||
    (lacks.categories && categories.length === 0) ||
    (lacks.photo && photoLink.trim() === "");

  const publish = async () => {
    if (lacks.window && activity.general.timeWindows.length === 0) {
      const { kind } = await write(addTimeWindow(period));
      if (kind !== "saved") return;
    }
    await save(
      editGeneral({
        toPublish: true,
        ...(lacks.categories && { categories }),
        ...(lacks.photo && { photoLink: photoLink.trim() }),
      }),
    );
  };

  return (
    <FormDialog
      title="Publier une activité"
      subtitle="Il manque encore ceci pour le site et la plaquette."
      submitLabel="Publier l'activité"
      disabled={incomplete}
      saving={saving}
      onSubmit={() => void publish()}
      onClose={onClose}
    >
      {lacks.window && <PeriodFields period={period} onChange={choose} />}
      {lacks.categories && (
        <MultiChoice
          label="Catégories de l'activité"
          options={choices}
          value={categories}
          onChange={setCategories}
        />
      )}
      {lacks.photo && (
        <TextField
          label="Lien de la photo de l'activité sur le drive"
          type="url"
          value={photoLink}
          onChange={setPhotoLink}
        />
      )}
    </FormDialog>
  );
}
