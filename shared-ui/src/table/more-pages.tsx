import { makeStyles } from "@griffel/react";
import { Button } from "../base/button/button";
import { Text } from "../base/text/text";

const useStyles = makeStyles({
  more: { display: "flex", justifyContent: "center", padding: "12px 16px" },
});

/** Props of the button that loads more rows. */
export type MorePagesProps = {
  hasNextPage: boolean;
  isFetching: boolean;
  fetchNextPage: () => unknown;
};

/** The end of a list that comes page after page: what asks for the next one, or that there is none. */
export function MorePages({ hasNextPage, isFetching, fetchNextPage }: MorePagesProps) {
  const styles = useStyles();
  return (
    <div className={styles.more}>
      {hasNextPage ? (
        <Button loading={isFetching} onClick={() => void fetchNextPage()}>
          Afficher la suite
        </Button>
      ) : (
        <Text size="small" muted>
          C'est tout.
        </Text>
      )}
    </div>
  );
}
