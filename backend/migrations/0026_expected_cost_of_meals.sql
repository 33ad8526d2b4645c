ALTER TABLE "shared_meals" ADD COLUMN "expected_cost" bigint;
