-- The balance of a person stands in their account's answer alone; the rest of what this counts, in the list of people too.
INSERT INTO "revisions" ("name") VALUES ('balances');--> statement-breakpoint
SELECT watch_for_revisions('accounts', 'DELETE OR UPDATE OF "balance" OR TRUNCATE', 'balances');--> statement-breakpoint
SELECT watch_for_revisions(watched::regclass, 'INSERT OR UPDATE OR DELETE OR TRUNCATE', 'people')
FROM (VALUES
  ('charisma_participations'),
  ('charisma_periods'),
  ('email_changes'),
  ('membership_applications'),
  ('preferences')
) AS stale(watched);
