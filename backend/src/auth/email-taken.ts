import { emailTaken } from "@coulisses/shared-domain/registration/registration";
import { pgErrorCode } from "../database/driver";

/** For the `catch` of a write that sets an address: RG-8, the database keeps one account an address. */
export function refuseTaken(error: unknown): never {
  throw pgErrorCode(error) === "23505" ? emailTaken() : error;
}
