-- Lines of the audit log are only ever added. What may still be taken off them: a person whom the database
-- forgets, and the address and browser once they are too old to be kept.
CREATE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND (NEW.id, NEW.at, NEW.kind, NEW.target, NEW.details) IS NOT DISTINCT FROM (OLD.id, OLD.at, OLD.kind, OLD.target, OLD.details)
    AND (NEW.actor_id IS NULL OR NEW.actor_id = OLD.actor_id)
    AND (NEW.subject_id IS NULL OR NEW.subject_id = OLD.subject_id)
    AND (NEW.address IS NULL OR NEW.address = OLD.address)
    AND (NEW.user_agent IS NULL OR NEW.user_agent = OLD.user_agent)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_entries only grows';
END;
$$;--> statement-breakpoint
CREATE TRIGGER keep_audit_entry BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION keep_audit_entry();--> statement-breakpoint
CREATE TRIGGER keep_audit_entries BEFORE TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_entry();
