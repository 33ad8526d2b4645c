import { rules, useForm } from "@coulisses/shared-pages/forms";
import { grantProblem, permissionProblem } from "@coulisses/shared-domain/access/grants";
import { permissionDescriptionProblem } from "@coulisses/shared-domain/access/permission-form";
import type { KeptPermission } from "@coulisses/shared-domain/contract/teams";
import type { Team } from "@coulisses/shared-domain/people/team";
import { readingState, refusalOf, useListTeamsQuery, useNotify } from "@coulisses/shared-auth";
import { Button, Divider, Heading, makeStyles, Text, TextField } from "@coulisses/shared-ui/base";
import { TeamPicker } from "@coulisses/shared-ui/filters";
import { InlineForm } from "@coulisses/shared-ui/form";
import { TeamChip, UiIcon } from "@coulisses/shared-ui/icons";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useDescribePermissionMutation } from "../../api/permissions-api";
import { useEditing } from "../../parts/use-editing";
import { ChangeGrantDialog, type GrantChange } from "./change-grant-dialog";
import { countOf, useHolders } from "./holders";
import { useOpenedPages } from "./opened-pages";

const useStyles = makeStyles({
  content: { display: "grid", gap: "16px" },
  holders: { display: "grid", gap: "4px", margin: 0, padding: 0, listStyleType: "none" },
  holder: { display: "flex", alignItems: "center", gap: "12px", minHeight: "36px" },
  count: { flexGrow: 1 },
});

type Props = { permission: KeptPermission; onClose: () => void };

/** A permission: its pages, its holders and their teams. */
export default function PermissionDialog({ permission, onClose }: Props) {
  const styles = useStyles();
  const { data: teams = [], ...reading } = useListTeamsQuery();
  const holders = useHolders();
  const pages = useOpenedPages(permission.name);
  const [change, setChange] = useState<GrantChange | null>(null);
  const holding = teams.filter(({ code }) => permission.teams.includes(code));
  const editing = useEditing();
  const problemOf = ({ code }: Team) => grantProblem(permission.name, code, editing);
  const offered = teams.filter(
    (team) => !permission.teams.includes(team.code) && problemOf(team) === undefined,
  );
  const outOfReach = permissionProblem(permission.name, editing.editor.access);
  const changes = !editing.loading && outOfReach === undefined;

  return (
    <Dialog open title={permission.name} onClose={onClose}>
      <div className={styles.content}>
        <DescriptionForm key={permission.id} permission={permission} />
        <section>
          <Heading level={3}>Pages ouvertes</Heading>
          <Text as="p" muted>
            {pages === undefined && "…"}
            {pages === null && "Les pages n'ont pas pu être lues."}
            {pages?.length === 0 && "Aucune page : elle ouvre des actions ou des données dans les pages."}
            {pages && pages.join(", ")}
          </Text>
        </section>
        <Divider />
        <section>
          <Heading level={3}>Équipes qui l'ont</Heading>
          {holding.length === 0 && (
            <Text as="p" muted>
              Aucune : seul·e·s les admins peuvent.
            </Text>
          )}
          <ul className={styles.holders}>
            {holding.map((team) => (
              <li key={team.code} className={styles.holder}>
                <TeamChip team={team} size="medium" />
                <Text size="small" muted className={styles.count}>
                  {holders.data && countOf(holders.data.get(team.code)?.length ?? 0)}
                </Text>
                {changes && (
                  <Button
                    size="small"
                    appearance="subtle"
                    danger
                    icon={<UiIcon name="delete" />}
                    disabledFocusable={problemOf(team) !== undefined}
                    tooltip={problemOf(team) ?? `Retirer à ${team.name}`}
                    onClick={() => setChange({ kind: "revoke", team })}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
        {outOfReach !== undefined && <Text as="p">{outOfReach}</Text>}
        {changes && (
          <TeamPicker
            label="Lier une équipe"
            hint="Tu verras à qui elle s'ouvre avant d'enregistrer."
            options={offered}
            {...readingState(reading)}
            value={null}
            onChange={(team: Team | null) => team && setChange({ kind: "grant", team })}
          />
        )}
      </div>
      {change && (
        <ChangeGrantDialog
          permission={permission}
          change={change}
          holders={holders}
          onClose={() => setChange(null)}
        />
      )}
    </Dialog>
  );
}

type Values = { description: string };
const schema = rules<Values>({ description: permissionDescriptionProblem });

function DescriptionForm({ permission: { id, description } }: { permission: KeptPermission }) {
  const notify = useNotify();
  const [describe] = useDescribePermissionMutation();
  const form = useForm<Values>({
    draft: `permission-${id}`,
    initialValues: { description: description ?? "" },
    schema,
    send: async (values) =>
      refusalOf(await describe({ id, body: { description: values.description.trim() || null } })),
    onSent: () => notify({ type: "success", message: "Permission modifiée" }),
  });
  return (
    <InlineForm form={form} label="Description" {...(form.dirty && { submitLabel: "Enregistrer" })}>
      <TextField label="Description" {...form.field("description")} />
    </InlineForm>
  );
}
