import { useState } from "react";
import { Button } from "../button/button";
import { hideGlyph, showGlyph } from "../text/glyphs";
import { Icon } from "../text/icon";
import { TextField, type TextFieldProps } from "./text-field";

/** The props of a password field. */
type PasswordFieldProps = Omit<TextFieldProps, "type" | "contentAfter">;

/** A password, which the person may read back. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      contentAfter={
        <Button
          appearance="transparent"
          size="small"
          tooltip={shown ? "Masquer le mot de passe" : "Afficher le mot de passe"}
          aria-pressed={shown}
          icon={<Icon path={shown ? hideGlyph : showGlyph} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
