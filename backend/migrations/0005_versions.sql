-- Whatever changes a row grows its version, a foreign key that is set to null included: nobody can forget to.
CREATE FUNCTION grow_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END;
$$;--> statement-breakpoint

CREATE TRIGGER grow_version BEFORE UPDATE ON "gears" FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION grow_version();--> statement-breakpoint
CREATE TRIGGER grow_version BEFORE UPDATE ON "locations" FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION grow_version();--> statement-breakpoint
CREATE TRIGGER grow_version BEFORE UPDATE ON "signages" FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION grow_version();--> statement-breakpoint
CREATE TRIGGER grow_version BEFORE UPDATE ON "teams" FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION grow_version();--> statement-breakpoint
CREATE TRIGGER grow_version BEFORE UPDATE ON "configurations" FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION grow_version();--> statement-breakpoint
-- A path that follows a parent's new name undoes nothing that an editor of the category has typed.
CREATE TRIGGER grow_version BEFORE UPDATE ON "gear_categories" FOR EACH ROW
  WHEN ((OLD.name, OLD.parent_id, OLD.owner_code) IS DISTINCT FROM (NEW.name, NEW.parent_id, NEW.owner_code))
  EXECUTE FUNCTION grow_version();--> statement-breakpoint
-- The profile alone: a new password or an approval is nothing that a form of the profile could undo.
CREATE TRIGGER grow_version BEFORE UPDATE ON "users" FOR EACH ROW
  WHEN ((OLD.firstname, OLD.lastname, OLD.nickname, OLD.birthdate, OLD.phone, OLD.comment, OLD.email, OLD.note, OLD.profile_picture)
    IS DISTINCT FROM
    (NEW.firstname, NEW.lastname, NEW.nickname, NEW.birthdate, NEW.phone, NEW.comment, NEW.email, NEW.note, NEW.profile_picture))
  EXECUTE FUNCTION grow_version();
