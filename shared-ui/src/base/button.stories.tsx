import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { UiIcon } from "../icons/ui-icon";
import { Button } from "./button";

const meta = { title: "base/Button", component: Button, args: { children: "Demande de relecture" } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = { args: { appearance: "primary" } };
export const Subtle: Story = { args: { appearance: "subtle", icon: <UiIcon name="edit" /> } };
export const Danger: Story = { args: { appearance: "primary", danger: true, children: "Supprimer" } };
export const QuietDanger: Story = { args: { danger: true, children: "Rejeter pour Sécu" } };
export const Loading: Story = { args: { appearance: "primary", loading: true } };
export const Disabled: Story = { args: { appearance: "primary", disabledFocusable: true } };
export const IconOnly: Story = { args: { children: undefined, icon: <UiIcon name="delete" />, tooltip: "Supprimer la fiche" } };
