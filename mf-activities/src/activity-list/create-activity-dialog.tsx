import { Button, TextField } from "@coulisses/shared-ui/base";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useNavigate } from "@coulisses/federation/platform/router";
import { useState } from "react";
import { useCreateFestivalActivityMutation } from "../api/activities-api";

export default function CreateActivityDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [create, { isLoading }] = useCreateFestivalActivityMutation();
  const blank = name.trim() === "";

  const submit = async () => {
    if (blank || isLoading) return;
    const { data: created } = await create({ name: name.trim() });
    if (created) void navigate(`/fa/${created.id}`);
  };

  return (
    <Dialog
      open
      size="small"
      title="Créer une nouvelle Fiche Activité"
      onClose={onClose}
      actions={
        <Button appearance="primary" disabled={blank} loading={isLoading} onClick={() => void submit()}>
          Créer la Fiche Activité
        </Button>
      }
    >
      <TextField
        label="Nom de la FA"
        autoFocus
        value={name}
        onChange={setName}
        onEnter={() => void submit()}
      />
    </Dialog>
  );
}
