import type { Drive } from "@coulisses/shared-domain/festival-event/drive";
import { Text } from "@coulisses/shared-ui/base";
import { SearchPicker } from "@coulisses/shared-ui/form";

export type DrivePickerProps = {
  /** Of the gear. */
  name: string;
  drive: Drive | undefined;
  choices: readonly Drive[];
  /** Absent for those who only read it. */
  onChoose?: ((drive: Drive) => void) | false;
};

/** Where a gear is fetched. */
export function DrivePicker({ name, drive, choices, onChoose }: DrivePickerProps) {
  if (!onChoose) return drive ?? <Text muted>À attribuer</Text>;
  return (
    <SearchPicker
      label={`Lieu de retrait de ${name}`}
      hideLabel
      options={choices}
      getKey={(choice) => choice}
      getLabel={(choice) => choice}
      value={drive ?? null}
      onChange={(chosen) => chosen && onChoose(chosen)}
    />
  );
}
