import { useFestival } from "@coulisses/shared-auth";
import { Link, Text } from "@coulisses/shared-ui/base";

/** Contact address of the team that reviews this section. */
export function HelpLine({ isPublic }: { isPublic: boolean }) {
  const festival = useFestival();
  if (!festival) return null;
  const email = isPublic ? festival.communicationEmail : festival.humainEmail;
  return (
    <Text as="p" size="small" muted>
      Une question sur cette partie ? L'équipe {isPublic ? "communication" : "humain"} te répond :{" "}
      <Link href={`mailto:${email}`} inline>
        {email}
      </Link>
    </Text>
  );
}
