-- Whoever is taken off a slot, by whatever means, needs nobody to come instead any more.
CREATE FUNCTION end_swaps_of_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE swap_requests request SET status = 'EXPIRED'
  FROM removed
  WHERE request.status IN ('OPEN', 'TAKEN') AND request.requester_id = removed.user_id
    AND request.task_id = removed.task_id AND request.mobilization_id = removed.mobilization_id
    AND request.assignment_id = removed.assignment_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER end_swaps AFTER DELETE ON assignees REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION end_swaps_of_removed();
