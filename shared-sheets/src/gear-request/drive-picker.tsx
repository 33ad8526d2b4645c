import { ofName } from "@coulisses/shared-domain/french/of-name";
import type { InquiryRequest } from "@coulisses/shared-domain/festival-event/inquiry";
import { drives, type Drive } from "@coulisses/shared-domain/festival-event/drive";
import { Text } from "@coulisses/shared-ui/base";
import { SearchPicker } from "@coulisses/shared-ui/filters";

/** The place where a gear is fetched, and whether the person may choose it. */
export type DrivePickerProps = {
  /** The gear's name, for the label. */
  name: string;
  drive: Drive | undefined;
  choices: readonly Drive[];
  /** Absent for readers. */
  onChoose?: ((drive: Drive) => void) | false;
};

/**
 * The place where a gear is fetched (its drive): a choice among `choices`, or a plain text without
 * `onChoose`.
 */
export function DrivePicker({ name, drive, choices, onChoose }: DrivePickerProps) {
  if (!onChoose) return drive ?? <Text muted>À attribuer</Text>;
  return (
    <SearchPicker
      label={`Lieu de retrait ${ofName(name)}`}
      hideLabel
      options={choices}
      getKey={(choice) => choice}
      getLabel={(choice) => choice}
      value={drive ?? null}
      onChange={(chosen) => chosen && onChoose(chosen)}
    />
  );
}

/** Every drive, those already used in this table first: gear usually comes from few places. */
export function driveChoices(requests: readonly InquiryRequest[]): Drive[] {
  const used = new Set(requests.map(({ drive }) => drive));
  return [...drives.filter((drive) => used.has(drive)), ...drives.filter((drive) => !used.has(drive))];
}
