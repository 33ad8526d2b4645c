--
-- PostgreSQL database dump
--

\restrict abc

SET client_encoding = 'UTF8';

COPY public."user" ("id", "email", "first_name", "last_name", "nickname", "birth_date", "phone_number", "password", "comment", "note", "profile_picture", "registration_membership", "is_deleted", "created_at", "updated_at") FROM stdin;
1	lea@example.org	Léa	Petit	\N	2001-05-12 22:00:00.000	+33 6 11 22 33 44	$2b$13$aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\N	\N	\N	VOLUNTEER	false	2025-01-10 10:00:00.000	2025-06-01 10:00:00.000
2	 Bob@Example.org	Bob	Petit	\N	2001-05-13 00:00:00.000	0612345678	$2b$13$aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\N	\N	\N	VOLUNTEER	false	2025-01-10 10:00:00.000	2025-06-01 10:00:00.000
3	gone@example.org	Partie	Petit	\N	2001-05-12 22:00:00.000	0612345678	$2b$13$aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\N	\N	\N	VOLUNTEER	true	2025-01-10 10:00:00.000	2025-06-01 10:00:00.000
4	anonymous+4@24heures.org	Anonymous	Anonymous	\N	2001-05-12 22:00:00.000	0600000000	$2b$13$aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\N	Une note qui reste	\N	VOLUNTEER	false	2025-01-10 10:00:00.000	2025-06-01 10:00:00.000
5	bob@example.org	Bobby	Petit	\N	2001-05-12 22:00:00.000	0612345678	$2b$13$aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\N	\N	\N	VOLUNTEER	false	2025-01-10 10:00:00.000	2025-06-01 10:00:00.000
9	admin@example.org	Amina	Petit	\N	2001-05-12 22:00:00.000	0612345678	$2b$13$aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\N	\N	\N	VOLUNTEER	false	2025-01-10 10:00:00.000	2025-06-01 10:00:00.000
30	zoe@example.org	Zoé	Martin	\N	2001-05-12 22:00:00.000	0612345678	$2b$08$/ytlNk/PQT0DkbFPT9feQux7eP7tTsECgPntcqlxjesaC.TkJZN6m	\N	\N	\N	VOLUNTEER	false	2025-01-10 10:00:00.000	2025-06-01 10:00:00.000
\.

COPY public."team" ("code", "name", "color", "icon") FROM stdin;
cuisine	Cuisine	#A166F2	mdi-pot
personne	Tout le monde	#A166F2	mdi-pot
bar	Bar 24	#A166F2	mdi-pot
\.

COPY public."user_team" ("user_id", "team_code") FROM stdin;
1	cuisine
2	personne
3	personne
30	personne
\.

COPY public."permission" ("id", "name", "description") FROM stdin;
1	read-fa	\N
2	must-sign-volunteer-charter	\N
\.

COPY public."team_permission" ("permission_name", "team_code") FROM stdin;
read-fa	cuisine
must-sign-volunteer-charter	personne
\.

COPY public."membership_application" ("user_id", "edition", "membership", "is_rejected", "candidated_at") FROM stdin;
\.

COPY public."friend" ("requestor_id", "friend_id") FROM stdin;
\.

COPY public."preference" ("user_id", "paper_planning", "favorite_pages", "assignment") FROM stdin;
\.

COPY public."configuration" ("key", "value") FROM stdin;
eventDate	{"start":"2026-05-15T16:00:00.000Z"}
usefulLinks	{}
\.

COPY public."volunteer_availability" ("user_id", "start", "end") FROM stdin;
1	2026-05-15 10:00:00.000	2026-05-15 12:00:00.000
1	2026-05-15 12:00:00.000	2026-05-15 16:00:00.000
2	2026-05-15 16:00:00.000	2026-05-15 16:00:00.000
\.

COPY public."break_period" ("volunteer_id", "start", "end", "name") FROM stdin;
\.

COPY public."charisma_period" ("id", "name", "charisma", "start", "end") FROM stdin;
\.

COPY public."charisma_event_participation" ("participant_id", "slug", "event_date", "name", "charisma") FROM stdin;
\.

COPY public."transaction" ("id", "type", "from", "to", "amount", "context", "created_at", "is_deleted") FROM stdin;
1	DEPOSIT	\N	1	5000	Recharge de compte perso	2026-01-10 10:00:00.000	false
2	DEPOSIT	\N	4	1000	Recharge de compte perso	2026-01-10 10:00:00.000	false
3	TRANSFER	1	2	1234	Pizza	2026-01-10 10:00:00.000	false
4	DEPOSIT	\N	2	9900	Recharge de compte perso	2026-01-10 10:00:00.000	true
5	INITIALIZATION	\N	3	-250		2026-01-10 10:00:00.000	false
6	TRANSFER	2	2	100	Recharge de compte perso	2026-01-10 10:00:00.000	false
7	SHARED_MEAL	2	1	800	Repas partagé du samedi 1 août soir	2026-08-02 10:00:00.000	false
\.

COPY public."contribution" ("adherent_id", "edition", "amount", "payment_date", "expiration_date") FROM stdin;
1	51	50	2026-11-28 10:00:00.000	2026-08-30 22:00:00.000
\.

COPY public."barrel" ("slug", "drink", "price", "opened_on") FROM stdin;
\.

COPY public."shared_meal" ("id", "menu", "date", "chef_id", "amount", "closed_at", "are_shotguns_open", "created_at") FROM stdin;
3	Lasagnes	samedi 1 août soir	1	1600	2026-08-02 10:00:00.000	true	2026-07-20 10:00:00.000
\.

COPY public."shotgun" ("guest_id", "meal_id", "date", "portions") FROM stdin;
1	3	2026-07-21 10:00:00.000	1
2	3	2026-07-21 10:00:00.000	2
\.

COPY public."signa_location" ("id", "name", "geo_location") FROM stdin;
\.

COPY public."catalog_signage" ("id", "name", "slug", "type", "image") FROM stdin;
\.

COPY public."catalog_category" ("id", "name", "path", "parent", "owner_code") FROM stdin;
\.

COPY public."catalog_gear" ("id", "name", "slug", "category_id", "is_ponctual_usage", "is_consumable") FROM stdin;
\.

COPY public."inventory_record" ("gear_id", "storage", "quantity", "comment") FROM stdin;
\.

COPY public."borrow" ("id", "lender", "available_on", "unavailable_on") FROM stdin;
\.

COPY public."borrow_gear_request" ("borrow_id", "gear_slug", "quantity") FROM stdin;
\.

COPY public."festival_activity" ("id", "status", "is_deleted", "name", "description", "to_publish", "is_flagship", "photo_link", "categories", "team_code", "adherent_id", "location_id", "special_need", "free_pass", "water") FROM stdin;
\.

COPY public."festival_activity_time_window_general" ("fa_id", "id", "start", "end") FROM stdin;
\.

COPY public."festival_activity_time_window_inquiry" ("fa_id", "id", "start", "end") FROM stdin;
\.

COPY public."contractor" ("fa_id", "id", "first_name", "last_name", "phone_number", "email", "company", "comment") FROM stdin;
\.

COPY public."festival_activity_signage" ("fa_id", "id", "type", "text", "size", "quantity", "comment", "catalogItemId") FROM stdin;
\.

COPY public."festival_activity_electricity_supply" ("festival_supply_id", "id", "connection", "device", "power", "count", "comment") FROM stdin;
\.

COPY public."festival_activity_inquiry_request" ("fa_id", "slug", "quantity", "drive") FROM stdin;
\.

COPY public."festival_activity_review" ("fa_id", "team", "status") FROM stdin;
\.

COPY public."festival_activity_feedback" ("fa_id", "author_id", "content", "published_at") FROM stdin;
\.

COPY public."festival_activity_history" ("id", "fa_id", "event", "instigatorId", "at", "context", "snapshot") FROM stdin;
\.

COPY public."festival_task" ("id", "status", "is_deleted", "name", "administrator_id", "team_code", "festival_activity_id", "appointment_id", "global_instruction", "in_charge_instruction", "reviewer_id", "category", "top_priority") FROM stdin;
\.

COPY public."festival_task_contact" ("contact_id", "festival_task_id") FROM stdin;
\.

COPY public."festival_task_in_charge_volunteer" ("volunteer_id", "festival_task_id") FROM stdin;
\.

COPY public."festival_task_mobilization" ("ft_id", "id", "start", "end", "duration_split_in_hour") FROM stdin;
\.

COPY public."festival_task_mobilization_volunteer" ("volunteer_id", "mobilization_id", "mobilization_ft_id") FROM stdin;
\.

COPY public."festival_task_mobilization_team" ("team_code", "mobilization_id", "mobilization_ft_id", "count") FROM stdin;
\.

COPY public."assignment" ("id", "mobilization_id", "festival_task_id", "start", "end") FROM stdin;
\.

COPY public."assignee" ("user_id", "assignment_id", "mobilization_id", "festival_task_id", "team_code") FROM stdin;
\.

COPY public."festival_task_inquiry_request" ("ft_id", "slug", "quantity", "drive") FROM stdin;
\.

COPY public."festival_task_review" ("ft_id", "team", "status") FROM stdin;
\.

COPY public."festival_task_feedback" ("ft_id", "author_id", "content", "published_at") FROM stdin;
\.

COPY public."festival_task_history" ("id", "ft_id", "event", "instigator_id", "at", "context", "snapshot") FROM stdin;
\.

COPY public."_prisma_migrations" ("id", "migration_name", "finished_at") FROM stdin;
1	20260707223730_remove_notifications	2026-07-23 10:00:00+00
\.

--
-- PostgreSQL database dump complete
--

\unrestrict abc
