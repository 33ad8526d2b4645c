-- The same hours as before, counted in floating point, three times as fast: instants are whole milliseconds, so a
-- quotient by 3600 seconds that is not whole is too far from the next whole number to be rounded to it.
CREATE OR REPLACE VIEW availability_charisma AS
SELECT availability.user_id, sum(period.charisma * greatest(0, hours.last - hours.first + 1))::int AS points
FROM availabilities availability
JOIN charisma_periods period
  ON period.start_at < availability.end_at AND period.end_at > availability.start_at
CROSS JOIN LATERAL (SELECT
  greatest(0, ceil(date_part('epoch', period.start_at - availability.start_at) / 3600)) AS first,
  CASE WHEN period.end_at >= availability.end_at
    THEN ceil(date_part('epoch', availability.end_at - availability.start_at) / 3600)
    ELSE floor(date_part('epoch', period.end_at - availability.start_at) / 3600)
  END - 1 AS last) hours
GROUP BY availability.user_id;
