ALTER TABLE "sent_reminders" DROP CONSTRAINT "sent_reminders_kind";--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "mail_news" text[];--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "push_news" text[];--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_news" CHECK ("preferences"."mail_news" || "preferences"."push_news" <@ '{SHEET,MENTION,REVIEW}'::text[]);--> statement-breakpoint
ALTER TABLE "sent_reminders" ADD CONSTRAINT "sent_reminders_kind" CHECK ("sent_reminders"."kind" in ('EVENING', 'SOON', 'CHANGE', 'REVIEW'));