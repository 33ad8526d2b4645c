-- Whoever is forgotten is forgotten in the audit log too: what a line tells of them may be taken off it as a whole;
-- that it happened, and when, stays.
CREATE OR REPLACE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND (NEW.id, NEW.at, NEW.kind, NEW.target) IS NOT DISTINCT FROM (OLD.id, OLD.at, OLD.kind, OLD.target)
    AND (NEW.details = '{}' OR NEW.details = OLD.details)
    AND (NEW.actor_id IS NULL OR NEW.actor_id = OLD.actor_id)
    AND (NEW.subject_id IS NULL OR NEW.subject_id = OLD.subject_id)
    AND (NEW.address IS NULL OR NEW.address = OLD.address)
    AND (NEW.user_agent IS NULL OR NEW.user_agent = OLD.user_agent)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_entries only grows';
END;
$$;
