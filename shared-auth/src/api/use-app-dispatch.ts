import { useDispatch } from "react-redux";
import type { AppDispatch } from "./app-store";

/** For an app that patches its own cached answers. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
