import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState } from "react";
import { PasswordField } from "./password-field";
import { TextField, type TextFieldProps } from "./text-field";

function Typed(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} value={value} onChange={setValue} />;
}

const meta = { title: "base/TextField", component: TextField, render: (args) => <Typed {...args} />, args: { label: "Nom de l'activité", value: "Concert d'ouverture" } } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: "", placeholder: "Donne-lui un nom" } };
export const WithHint: Story = { args: { hint: "Tel qu'il paraîtra sur la plaquette" } };
export const WithError: Story = { args: { value: "", required: true, error: "Ce champ est requis" } };
export const RoomForError: Story = { args: { reserveError: true } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const Password: Story = { render: () => <PasswordField label="Mot de passe" value="Coulisses-2026!" /> };
