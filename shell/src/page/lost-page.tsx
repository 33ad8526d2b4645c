import { useNavigate } from "@coulisses/shared-pages/router";
import { Button, FullPageError } from "@coulisses/shared-ui/base";

type LostPageProps = { message: string };

export function LostPage({ message }: LostPageProps) {
  const navigate = useNavigate();
  return (
    <FullPageError
      status={404}
      message={message}
      action={
        <Button appearance="primary" onClick={() => void navigate("/")}>
          Revenir à l'accueil
        </Button>
      }
    />
  );
}
