-- One's own account and the list of people are kept as texts: whatever they show moves a revision.
INSERT INTO "revisions" ("name") VALUES ('balances'), ('charisma'), ('registrations');--> statement-breakpoint

SELECT watch_for_revisions(watched::regclass, 'INSERT OR UPDATE OR DELETE OR TRUNCATE', VARIADIC names)
FROM (VALUES
  ('accounts', ARRAY['balances']),
  ('charisma_participations', ARRAY['charisma']),
  ('charisma_periods', ARRAY['charisma']),
  ('check_in_marks', ARRAY['charisma']),
  ('configurations', ARRAY['charisma']),
  ('email_changes', ARRAY['people']),
  ('membership_applications', ARRAY['registrations']),
  ('preferences', ARRAY['people'])
) AS stale(watched, names);
