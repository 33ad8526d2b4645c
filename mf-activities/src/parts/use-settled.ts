import { useEffect, useState } from "react";

/** The value once it has stopped changing for `delay` milliseconds. */
export function useSettled<Value>(value: Value, delay: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), delay);
    return () => {
      clearTimeout(timer);
    };
  }, [value, delay]);
  return settled;
}
