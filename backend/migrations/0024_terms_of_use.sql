SELECT watch_for_revisions('users', 'UPDATE OF "has_approved_eula"', 'access');
--> statement-breakpoint
DELETE FROM "profile_pictures" USING "users" WHERE "users"."id" = "user_id" AND "deleted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "users" SET "profile_picture" = NULL WHERE "deleted_at" IS NOT NULL AND "profile_picture" IS NOT NULL;
