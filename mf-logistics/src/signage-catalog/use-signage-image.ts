import { useEffect, useState } from "react";
import { fetchSignageImage } from "../api/signages-api";

type Picture = { status: "loading" } | { status: "shown"; address: string } | { status: "failed" };

/** Loads a signage's picture; `retry` loads it again. */
export function useSignageImage(id: number): Picture & { retry: () => void } {
  const [picture, setPicture] = useState<Picture>({ status: "loading" });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const reading = new AbortController();
    let currentAddress: string | null = null;
    fetchSignageImage(id, reading.signal)
      .catch(() => null)
      .then((address) => {
        currentAddress = address;
        if (reading.signal.aborted) return forget(address);
        setPicture(address === null ? { status: "failed" } : { status: "shown", address });
      });
    return () => {
      reading.abort();
      forget(currentAddress);
    };
  }, [id, tries]);

  return {
    ...picture,
    retry: () => {
      setPicture({ status: "loading" });
      setTries(tries + 1);
    },
  };
}

function forget(address: string | null) {
  if (address !== null) URL.revokeObjectURL(address);
}
